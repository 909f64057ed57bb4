import { promises as deSentences } from '@blue-peony/agency/de/promises';
import { promises as enSentences } from '@blue-peony/agency/en/promises';
import { promises as plSentences } from '@blue-peony/agency/pl/promises';
import { promises as thSentences } from '@blue-peony/agency/th/promises';
import { promises as ukrSentences } from '@blue-peony/agency/ukr/promises';
import type { Language } from '@blue-peony/contracts';
import { de } from './de.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import { th } from './th.ts';
import { ukr } from './ukr.ts';

export const plainFormTexts = {
  en: { ...en, ...enSentences },
  pl: { ...pl, ...plSentences },
  de: { ...de, ...deSentences },
  ukr: { ...ukr, ...ukrSentences },
  th: { ...th, ...thSentences },
} satisfies Record<Language, unknown>;
