import { applicationForm } from '@blue-peony/test-kit';

/** The application that every target of the benchmark stores. The nine digits of `n` keep its contacts apart. */
export const benchForm = (n: string) => ({
  ...applicationForm({
    email: `ada${n}@creator.example`,
    instagram: `@ada${n}`,
    tiktok: `@ada.${n}`,
    whatsapp: `+48${n}`,
  }),
  phone_country: 'PL',
  message: 'I have been thinking about this for a while, and a friend of mine told me about you. Please call me.',
});

let number = Math.floor(Math.random() * 99_999_999);
/** A different number for each application of a process; a phone number of Poland begins with 6. */
export const nextNumber = () => String(600_000_000 + (number = (number + 1) % 99_999_999));
