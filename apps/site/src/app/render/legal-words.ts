import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { terms as periods } from '@blue-peony/agency';
import type { sale } from '@blue-peony/agency/en/sale';
import type { Language } from '@blue-peony/contracts';
import { formatMessage } from '@blue-peony/language';
import type { LegalText, LegalTexts } from '../../content/legal.ts';

type Message = string | readonly MessageFormatElement[];

const prose = (content: LegalText) =>
  content.map(({ heading, paragraphs }) => [heading, ...paragraphs].join('\n\n')).join('\n\n\n');

const plain = (message: Message): string =>
  typeof message === 'string'
    ? message.replaceAll(/<\/?a>/g, '')
    : message
        .map((part) => (part.type === TYPE.tag ? plain(part.children) : 'value' in part ? part.value : ''))
        .join('');

export type Sources = { legal: LegalTexts; application: Record<string, Message>; consents: Pick<typeof sale, Consent> };
type Consent = (typeof consentNames)[number];
const consentNames = ['begin', 'ends', 'sessionBegin', 'sessionEnds'] as const;

/** The legal texts, and the words beside the ticks of the form and of a purchase, as a reader sees them. */
export function legalWords(language: Language, { legal: { privacy, terms }, application, consents }: Sources): string {
  const said = [
    ...['application.age', 'application.privacy'].map((id) => plain(application[id]!)),
    ...consentNames.map((name) => formatMessage(language, consents[name], periods)),
  ];
  return [...said.map((tick) => `[x] ${tick}`), `PRIVACY POLICY\n\n${prose(privacy)}`, `TERMS\n\n${prose(terms)}`].join(
    '\n\n',
  );
}
