import type { OfficeNames } from '../agency.ts';

export const offices = {
  'office.cheyenne': 'ไชแอนน์ รัฐไวโอมิง สหรัฐอเมริกา',
  'office.toronto': 'โทรอนโต แคนาดา',
  'office.warsaw': 'วอร์ซอ โปแลนด์',
  'office.pattaya': 'พัทยา ไทย',
} satisfies OfficeNames;
