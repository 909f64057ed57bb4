import type { Language } from '@blue-peony/contracts';
import { de } from './de.ts';
import { en, type WithdrawalTexts } from './en.ts';
import { pl } from './pl.ts';
import { th } from './th.ts';
import { ukr } from './ukr.ts';

export const withdrawalTexts: Record<Language, WithdrawalTexts> = { en, pl, de, ukr, th };
