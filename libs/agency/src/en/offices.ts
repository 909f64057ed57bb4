import type { OfficeNames } from '../agency.ts';

export const offices = {
  'office.cheyenne': 'Cheyenne, WY, USA',
  'office.toronto': 'Toronto, Canada',
  'office.warsaw': 'Warsaw, Poland',
  'office.pattaya': 'Pattaya, Thailand',
} satisfies OfficeNames;
