import type { OfficeNames } from '../agency.ts';

export const offices = {
  'office.cheyenne': 'Cheyenne, Wyoming, USA',
  'office.toronto': 'Toronto, Kanada',
  'office.warsaw': 'Warszawa, Polska',
  'office.pattaya': 'Pattaya, Tajlandia',
} satisfies OfficeNames;
