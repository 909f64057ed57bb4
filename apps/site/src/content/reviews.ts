/** The note above reviews: whether the agency checks them, and how (Article 7(6) of Directive 2005/29/EC). */
export type Reviewed = Record<'checked' | 'unchecked', string>;

/** Above what buyers wrote after they were asked. */
export type BoughtReviews = Record<'eyebrow' | 'title' | 'checked', string>;

type People = readonly { sample?: true }[];

export const reviewNote = (people: People, { checked, unchecked }: Reviewed): string =>
  titleOf(people, checked, unchecked);

/** @returns `samples` while one of the people is made up */
export const titleOf = (people: People, real: string, samples: string): string =>
  people.some(({ sample }) => sample) ? samples : real;
