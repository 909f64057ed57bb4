/** Byte range of a file, both ends included; `partial` if the request named it. */
export type FileRange = { start: number; end: number; partial: boolean };

/** The whole file for several ranges (RFC 9110 §14.2 allows that). @returns undefined beyond the file */
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
