type Review = { stars: number; name: string; words: string; language: string; written_on: string };
type Reviewed = { count: number; average: number; newest: readonly Review[] };

/**
 * Reviews of buyers that staff have published, by product. No owner sets them: whoever renders pages puts them here, and
 * only they feed the rating's structured data.
 */
export const buyersReviews: { [Product in 'digital-guide' | 'teasing-content']?: Reviewed } = {};
