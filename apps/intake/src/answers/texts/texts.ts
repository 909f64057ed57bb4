import type { AnswerDecision, AnswerTemplateText } from '@blue-peony/contracts';

/** The templates that come with the product: `{fields}` are filled in at the desk. */
export type AnswerTexts = Record<AnswerDecision, AnswerTemplateText>;
