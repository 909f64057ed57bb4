/** A line as the PDF encodes it: UTF-16 in hexadecimal. */
export const codesOf = (line: string): string =>
  Array.from(line, (sign) => sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')).join('');
