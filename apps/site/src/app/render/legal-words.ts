import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
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

/** The legal texts, and the words beside the two ticks of the form, as a reader sees them. */
export function legalWords({ privacy, terms }: LegalTexts, application: Record<string, Message>): string {
  const ticks = ['application.age', 'application.privacy'].map((id) => `[x] ${plain(application[id]!)}`);
  return [...ticks, `PRIVACY POLICY\n\n${prose(privacy)}`, `TERMS\n\n${prose(terms)}`].join('\n\n');
}
