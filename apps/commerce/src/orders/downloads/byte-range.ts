/** Bytes of a file, both ends included; `partial` where a request has named them. */
export type FileRange = { start: number; end: number; partial: boolean };

/**
 * The bytes that a request wants of a file: all of them where it names none, or several ranges (RFC
 * 9110 §14.2 allows that). @returns undefined for a range that the file does not have
 */
export function wantedRange(header: string | undefined, size: number): FileRange | undefined {
  const all = { start: 0, end: size - 1, partial: false };
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (!from && !to) return all;
  if (!from) {
    const last = Math.min(Number(to), size);
    return last > 0 ? { start: size - last, end: size - 1, partial: true } : undefined;
  }
  const start = Number(from);
  const end = to ? Math.min(Number(to), size - 1) : size - 1;
  // An end before the start makes the header invalid, and an invalid header is ignored.
  if (to && Number(to) < start) return all;
  return start < size ? { start, end, partial: true } : undefined;
}
