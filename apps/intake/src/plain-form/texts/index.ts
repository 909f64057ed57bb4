import type { Language } from '@blue-peony/contracts';
import { de } from './de.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import { th } from './th.ts';
import { ukr } from './ukr.ts';

export const plainFormTexts = { en, pl, de, ukr, th } satisfies Record<Language, unknown>;
