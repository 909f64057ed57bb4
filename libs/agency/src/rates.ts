/** The European Central Bank's reference rates of `date`, for prices that a page calls "about" and nobody is charged. */
export const rates: { sample?: boolean; date: string; usdToEur: number; usdToPln: number } = {
  sample: true,
  date: '2024-12-31',
  usdToEur: 1 / 1.0389,
  usdToPln: 4.275 / 1.0389,
};
