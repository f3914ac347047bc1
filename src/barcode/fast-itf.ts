/** Which two of a digit's five elements are wide, digit by digit: the table of the symbology. */
const WIDE = ['00110', '10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010'];

/** The ten elements of each pair of digits, bars of the first and spaces of the second in turn; true is wide. */
const PAIRS: readonly (readonly boolean[])[] = WIDE.flatMap((bars) =>
  WIDE.map((spaces) => [...bars].flatMap((bar, at) => [bar === '1', spaces[at] === '1'])),
);

/**
 * Widths of the bars and spaces of ITF in turn, in narrow modules, a bar first and last.
 *
 * Shape   four narrow to start, ten a pair of digits, and wide, narrow, narrow to stop
 * Why     tickets are made by the million; the widths are held to the encoder's of all other codes
 */
export function itfWidths(digits: string, ratio: number): readonly number[] {
  const widths: number[] = [1, 1, 1, 1];
  for (let at = 0; at < digits.length; at += 2) {
    for (const isWide of PAIRS[Number(digits.slice(at, at + 2))] ?? []) widths.push(isWide ? ratio : 1);
  }
  widths.push(ratio, 1, 1);
  return widths;
}
