import type { Messages } from '../messages.ts';

export const fields = {
  name: 'Imię lub pseudonim',
  email: 'E-mail',
  country: 'Kraj',
  city: 'Miasto',
  whatsapp: 'WhatsApp',
  zip_code: 'Kod pocztowy',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  onlyfans_username: 'Nazwa użytkownika na OnlyFans',
  onlyfans_monthly_earnings: 'Miesięczne zarobki na OnlyFans',
  other_socials: 'Inne profile',
  message: 'Wiadomość',
} satisfies Messages['fields'];
