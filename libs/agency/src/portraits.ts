/** Of the people of the three stories on a page, in their order; empty for a letter. */
export const portraits = { stories: ['', '', ''], sessions: ['', '', ''] };
