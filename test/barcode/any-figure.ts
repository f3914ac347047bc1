import fc from 'fast-check';

/** Light, sparse, even and nearly solid figures: up to 26 modules a side, and some wider than two words of 32 bits. */
export const anyFigure: fc.Arbitrary<readonly string[]> = fc
  .record({
    width: fc.oneof(fc.integer({ min: 1, max: 26 }), fc.integer({ min: 27, max: 70 })),
    height: fc.integer({ min: 1, max: 26 }),
    darkOfTen: fc.constantFrom(2, 5, 7, 9),
  })
  .chain(({ width, height, darkOfTen }) =>
    fc.array(
      fc
        .array(fc.nat(9), { minLength: width, maxLength: width })
        .map((row) => row.map((value) => (value < darkOfTen ? '1' : '0')).join('')),
      { minLength: height, maxLength: height },
    ),
  );
