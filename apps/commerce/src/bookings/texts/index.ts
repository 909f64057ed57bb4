import type { Language } from '@blue-peony/contracts';
import { de } from './de.ts';
import { en, type BookingTexts } from './en.ts';
import { pl } from './pl.ts';
import { th } from './th.ts';
import { ukr } from './ukr.ts';

export const bookingTexts: Record<Language, BookingTexts> = { en, pl, de, ukr, th };
