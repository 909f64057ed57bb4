import type { Messages } from '../messages.ts';

export const fields = {
  name: 'Name oder Pseudonym',
  email: 'E-Mail',
  country: 'Land',
  city: 'Stadt',
  whatsapp: 'WhatsApp',
  zip_code: 'Postleitzahl',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  onlyfans_username: 'OnlyFans-Benutzername',
  onlyfans_monthly_earnings: 'Monatliche Einnahmen auf OnlyFans',
  other_socials: 'Andere Profile',
  message: 'Nachricht',
} satisfies Messages['fields'];
