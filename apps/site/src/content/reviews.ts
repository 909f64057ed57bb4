/** The note above reviews: whether the agency checks them, and how (Article 7(6) of Directive 2005/29/EC). */
export type Reviewed = Record<'checked' | 'unchecked', string>;

export const reviewNote = (people: readonly { sample?: true }[], { checked, unchecked }: Reviewed): string =>
  people.some(({ sample }) => sample) ? unchecked : checked;
