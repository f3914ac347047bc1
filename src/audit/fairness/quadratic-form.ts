/**
 * How far deviations are from 0, in the measure of their covariance: xᵀ C⁻¹ x, a chi-square where they are normal.
 *
 * Shape   `covariance` row by row; null where it is singular, so that nothing can be said
 * Source  Cholesky: C = L Lᵀ, L y = x, and the form is y · y
 */
export function quadraticForm(covariance: Float64Array, x: readonly number[]): number | null {
  const size = x.length;
  const lower = new Float64Array(size * size);
  const at = (row: number, column: number): number => lower[row * size + column] ?? 0;
  let form = 0;
  const y = new Float64Array(size);
  for (let row = 0; row < size; row++) {
    let rest = x[row] ?? 0;
    for (let column = 0; column <= row; column++) {
      let value = covariance[row * size + column] ?? 0;
      for (let k = 0; k < column; k++) value -= at(row, k) * at(column, k);
      if (column < row) {
        lower[row * size + column] = value / at(column, column);
        rest -= at(row, column) * (y[column] ?? 0);
        continue;
      }
      if (value <= SINGULAR * (covariance[row * size + row] ?? 0)) return null;
      lower[row * size + row] = Math.sqrt(value);
    }
    y[row] = rest / at(row, row);
    form += (y[row] ?? 0) ** 2;
  }
  return form;
}

/** What is left of a variance once the ones before it are taken out, below which it is rounding. */
const SINGULAR = 1e-9;
