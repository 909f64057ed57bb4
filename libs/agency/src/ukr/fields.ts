import type { Messages } from '../messages.ts';

export const fields = {
  name: 'Ім’я або псевдонім',
  email: 'Електронна пошта',
  country: 'Країна',
  city: 'Місто',
  whatsapp: 'WhatsApp',
  zip_code: 'Поштовий індекс',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  onlyfans_username: 'Ім’я користувача на OnlyFans',
  onlyfans_monthly_earnings: 'Місячний дохід на OnlyFans',
  other_socials: 'Інші соцмережі',
  message: 'Повідомлення',
} satisfies Messages['fields'];
