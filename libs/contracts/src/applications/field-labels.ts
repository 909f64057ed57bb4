import type { FieldLabels } from './rules.ts';
import { fields as de } from './fields/de.ts';
import { fields as en } from './fields/en.ts';
import { fields as pl } from './fields/pl.ts';
import { fields as th } from './fields/th.ts';
import { fields as ukr } from './fields/ukr.ts';
import type { Language } from '../locales.ts';

/** Labels in every language. The site imports one language's file instead, so that visitors do not load all five. */
export const fieldLabels: Record<Language, FieldLabels> = { en, pl, de, ukr, th };
