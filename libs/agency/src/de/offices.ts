import type { OfficeNames } from '../agency.ts';

export const offices = {
  'office.cheyenne': 'Cheyenne, Wyoming, USA',
  'office.toronto': 'Toronto, Kanada',
  'office.warsaw': 'Warschau, Polen',
  'office.pattaya': 'Pattaya, Thailand',
} satisfies OfficeNames;
