import { agency } from '@blue-peony/agency';
import { locales, type Endpoint, type Problem } from '@blue-peony/contracts';
import { bindWords, formatMessage } from '@blue-peony/language';
import { html, languageOf, pageHeaders, plainPage, rowOf } from '@blue-peony/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { endedLinkPage } from './photo-page.ts';
import { problemTexts } from './problem-texts/index.ts';
import type { ProblemTexts } from './problem-texts/texts.ts';

/** Content types that a browser navigates to or posts a plain form to. */
const opened: readonly Endpoint['content'][] = ['text/html', 'application/octet-stream'];

/**
 * The payload of an answer: when a browser navigates and meets a limit, an outage or an expired photo link, it gets a
 * page. A program gets the problem.
 */
export function pageForProblem(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  const { headers } = request;
  const type = String(reply.getHeader('content-type'));
  if (typeof payload !== 'string' || !type.startsWith('application/problem+json')) return payload;
  const row = rowOf(request);
  const isPhoto = row?.who === 'photo-link';
  if (!(isPhoto || opened.includes(row?.content)) || !headers.accept?.includes('text/html')) return payload;
  const { code, status } = JSON.parse(payload) as Problem;
  const ended = isPhoto && endedLinkPage(code);
  if (ended) {
    reply.headers(pageHeaders());
    return ended;
  }
  if (code !== 'rate_limited' && status < 500) return payload;

  const language = languageOf(headers['accept-language']);
  const { tag, prefix } = locales.find((locale) => locale.language === language)!;
  const texts = problemTexts[language];
  const say = (key: keyof ProblemTexts) =>
    bindWords(language, formatMessage(language, texts[key], { mailbox: agency.email }));
  const [title, text] =
    code === 'rate_limited' ? (['limitedTitle', 'limited'] as const) : (['awayTitle', 'away'] as const);
  const body = html`
    <h1>${say(title)}</h1>
    <p>${say(text)}</p>
    <p>${say('help')}</p>
    <a href="${prefix || '/'}">${say('home')}</a>
  `;
  reply.headers(pageHeaders());
  return plainPage({ brand: agency.name, lang: tag, title: texts[title], body });
}
