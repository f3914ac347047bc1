import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';

/** PDFium, running: its functions by name, and its memory under `pdfium`. */
export type Engine = WrappedPdfiumModule;

/** An address in PDFium's memory; 0 is « none ». */
export type Address = number;

let running: Promise<Engine> | null = null;

/**
 * PDFium, started at most once a process.
 *
 * Why     the module is given its own wasm from the package: left alone it would ask the network for it
 */
export function engine(): Promise<Engine> {
  running ??= start();
  return running;
}

async function start(): Promise<Engine> {
  const path = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
  const started = await init({ wasmBinary: new Uint8Array(readFileSync(path)).buffer });
  started.PDFiumExt_Init();
  return started;
}

/** Lends so many bytes of PDFium's memory, all zero, to one call. */
export function withMemory<T>(pdfium: Engine, byteCount: number, use: (at: Address) => T): T {
  const at = pdfium.pdfium.wasmExports.malloc(byteCount);
  try {
    pdfium.pdfium.HEAPU8.fill(0, at, at + byteCount);
    return use(at);
  } finally {
    pdfium.pdfium.wasmExports.free(at);
  }
}

/** A single float out of PDFium's memory. */
export const float = ({ pdfium }: Engine, at: Address): number => pdfium.getValue(at, 'float');

/** A double out of PDFium's memory. */
export const double = ({ pdfium }: Engine, at: Address): number => pdfium.getValue(at, 'double');
