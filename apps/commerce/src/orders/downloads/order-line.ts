// What the build of the guide and the stamping of its copies agree on.

/** The page of the EPUB that holds the line. */
export const orderPage = 'OEBPS/copy.xhtml';

/** Every sign of a line. */
export const orderSigns = ' -0123456789ABCDEFOder';

/** Always as long, so that it fits any file in place. */
export const orderLine = (reference: string): string => `Order ${reference}`.padEnd(24);

/** What stands there in a copy without an order. */
export const blankLine = ' '.repeat(24);

/** A line as the PDF shows it: its UTF-16 in hexadecimal. */
export const codesOf = (line: string): string =>
  Array.from(line, (sign) => sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')).join('');
