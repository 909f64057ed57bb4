import type { Messages } from '../messages.ts';

export const fields = {
  name: 'ชื่อหรือนามแฝง',
  email: 'อีเมล',
  country: 'ประเทศ',
  city: 'เมือง',
  whatsapp: 'WhatsApp',
  zip_code: 'รหัสไปรษณีย์',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  onlyfans_username: 'ชื่อผู้ใช้ OnlyFans',
  onlyfans_monthly_earnings: 'รายได้ต่อเดือนบน OnlyFans',
  other_socials: 'โซเชียลอื่น ๆ',
  message: 'ข้อความ',
} satisfies Messages['fields'];
