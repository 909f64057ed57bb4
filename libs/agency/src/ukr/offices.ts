import type { OfficeNames } from '../agency.ts';

export const offices = {
  'office.cheyenne': 'Шаєнн, Вайомінг, США',
  'office.toronto': 'Торонто, Канада',
  'office.warsaw': 'Варшава, Польща',
  'office.pattaya': 'Паттая, Таїланд',
} satisfies OfficeNames;
