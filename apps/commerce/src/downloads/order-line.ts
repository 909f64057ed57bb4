// Format shared by the build of the guide and the stamping of its copies.

export const orderPage = 'OEBPS/copy.xhtml';

export const orderSigns = ' -0123456789ABCDEFOder';

/** The line has a fixed length, so that it can replace the blanks in place. */
export const orderLine = (reference: string): string => `Order ${reference}`.padEnd(24);

export const blankLine = ' '.repeat(24);
