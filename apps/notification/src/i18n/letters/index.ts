import type { Language } from '@blue-peony/contracts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { ApplicantLetters } from './letters.ts';
import { pl } from './pl.ts';
import { th } from './th.ts';
import { ukr } from './ukr.ts';

export const applicantLetters: Record<Language, ApplicantLetters> = { en, pl, de, ukr, th };
