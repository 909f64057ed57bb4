/** The application that every target of the benchmark stores. The nine digits of `n` keep its contacts apart. */
export const applicationForm = (n) => ({
  name: 'Ada Peony',
  email: `ada${n}@creator.example`,
  country: 'Poland',
  phone_country: 'PL',
  city: 'Warsaw',
  instagram: `@ada${n}`,
  tiktok: `@ada.${n}`,
  onlyfans_monthly_earnings: '$0',
  whatsapp: `+48${n}`,
  message: 'I have been thinking about this for a while, and a friend of mine told me about you. Please call me.',
  file_urls: [],
  language: 'en',
  age_confirmed: true,
  privacy_version: '2026-11-24',
});

/** A different number for each application of a process; a phone number of Poland begins with 6. */
export const nextNumber = (
  (n) => () =>
    String(600_000_000 + (n = (n + 1) % 99_999_999))
)(Math.floor(Math.random() * 99_999_999));
