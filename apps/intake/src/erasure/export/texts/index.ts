import type { Language } from '@blue-peony/contracts';
import { de } from './de.ts';
import { en, type ExportTexts } from './en.ts';
import { pl } from './pl.ts';
import { th } from './th.ts';
import { ukr } from './ukr.ts';

export const exportTexts: Record<Language, ExportTexts> = { en, pl, de, ukr, th };
