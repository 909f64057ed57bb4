export const median = (values) => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return sorted.length % 2 ? sorted[Math.floor(middle)] : (sorted[middle - 1] + sorted[middle]) / 2;
};

/** Median with the smallest and the largest value. */
export const spread = (values, digits = 2) => {
  const text = (value) => value.toFixed(digits);
  return values.length < 2
    ? text(median(values))
    : `${text(median(values))} (${text(Math.min(...values))}–${text(Math.max(...values))})`;
};

const bar = (holds, sign) => (what, limit, measured) => ({
  what,
  bar: `${sign} ${limit}`,
  measured: measured.toFixed(3),
  holds: holds(measured, limit) ? 'yes' : 'NO',
});
/** Rows of the table of bars. */
export const atLeast = bar((measured, limit) => measured >= limit, '≥');
export const atMost = bar((measured, limit) => measured <= limit, '≤');
