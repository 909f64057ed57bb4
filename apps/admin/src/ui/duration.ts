const units = [
  ['d', 86_400],
  ['h', 3_600],
  ['min', 60],
] as const;

/** A length of time in its largest unit that fits, rounded down: "3 h"; `seconds` may be negative. */
export function duration(seconds: number): string {
  const length = Math.abs(seconds);
  const unit = units.find(([, size]) => length >= size);
  return unit ? `${Math.floor(length / unit[1])} ${unit[0]}` : `${Math.floor(length)} s`;
}
