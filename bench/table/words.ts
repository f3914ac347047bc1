import { whole } from '../columns.ts';

/** So many microseconds. */
export const micro = (value: number): string => `${value.toFixed(1)} µs`;

/** A share of a whole, always as wide. */
export const percent = (share: number): string => `${Math.round(share * 100)} %`.padStart(5);

/** How many times as much. */
export const times = (value: number): string => `× ${value < 10 ? value.toFixed(2) : whole(value)}`;

export const mebibytes = (value: number): string => `${whole(value)} MiB`;

export const seconds = (value: number): string => `${value.toFixed(2)} s`;
