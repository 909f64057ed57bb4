import type { Language } from '@blue-peony/contracts';
import { de } from './de.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import type { AnswerTexts } from './texts.ts';
import { th } from './th.ts';
import { ukr } from './ukr.ts';

export const answerTexts: Record<Language, AnswerTexts> = { en, pl, de, ukr, th };
