const MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];

/** An ISO date as it is written in French: « 1er janvier 2008 ». */
export function frenchDate(iso: string): string {
  const [year, month, day] = iso.split('-').map(Number);
  return `${day === 1 ? '1er' : day}\u00a0${MONTHS[(month ?? 1) - 1]}\u00a0${year}`;
}
