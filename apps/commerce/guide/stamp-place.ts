/**
 * Where the last page of the PDF leaves room for one line, the order number: points from the lower left corner, as PDF
 * counts. The ground there is white.
 */
export const stampPlace = { x: 72, y: 122, width: 288, size: 11 } as const;
