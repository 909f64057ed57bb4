import { agency } from '@blue-peony/agency';
import { locales, type Endpoint, type Language, type Problem } from '@blue-peony/contracts';
import { html, languageOf, pageHeaders, plainPage, rowOf } from '@blue-peony/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { endedLinkPage } from './photo-page.ts';

/** What a browser opens by itself, or sends a plain form to. */
const opened: readonly Endpoint['content'][] = ['text/html', 'application/octet-stream'];

type Texts = { limitedTitle: string; limited: string; awayTitle: string; away: string; help: string; home: string };

const texts: Record<Language, Texts> = {
  en: {
    limitedTitle: 'Please take a short break',
    limited: 'There have been too many requests from your connection. In an hour at the latest it works again.',
    awayTitle: 'This page is not available just now',
    away: 'Please try again in a minute. Nothing has been counted.',
    help: 'Questions? Write to {mailbox}.',
    home: 'Back to the home page',
  },
  pl: {
    limitedTitle: 'Zrób krótką przerwę',
    limited: 'Z Twojego połączenia przyszło zbyt wiele zapytań. Najpóźniej za godzinę wszystko znów zadziała.',
    awayTitle: 'Ta strona jest chwilowo niedostępna',
    away: 'Spróbuj ponownie za minutę. Nic nie zostało policzone.',
    help: 'Masz pytania? Napisz na {mailbox}.',
    home: 'Wróć na stronę główną',
  },
  de: {
    limitedTitle: 'Bitte mach eine kurze Pause',
    limited: 'Von deinem Anschluss kamen zu viele Anfragen. Spätestens in einer Stunde geht es wieder.',
    awayTitle: 'Diese Seite ist gerade nicht verfügbar',
    away: 'Bitte versuche es in einer Minute noch einmal. Es wurde nichts gezählt.',
    help: 'Fragen? Schreib an {mailbox}.',
    home: 'Zur Startseite',
  },
  ukr: {
    limitedTitle: 'Зробіть невелику паузу',
    limited: 'З вашого з’єднання надійшло забагато запитів. Щонайпізніше за годину все знову запрацює.',
    awayTitle: 'Сторінка зараз недоступна',
    away: 'Спробуйте ще раз за хвилину. Нічого не зараховано.',
    help: 'Маєте запитання? Напишіть на {mailbox}.',
    home: 'На головну сторінку',
  },
  th: {
    limitedTitle: 'โปรดพักสักครู่',
    limited: 'มีคำขอจากเครือข่ายของคุณมากเกินไป จะใช้งานได้อีกครั้งภายในหนึ่งชั่วโมง',
    awayTitle: 'หน้านี้ไม่พร้อมใช้งานในขณะนี้',
    away: 'โปรดลองอีกครั้งในอีกหนึ่งนาที ครั้งนี้ยังไม่นับเป็นการดาวน์โหลด',
    help: 'มีคำถามไหม เขียนถึง {mailbox}',
    home: 'กลับหน้าแรก',
  },
};

/** An `onSend` hook: a person whose browser runs into a limit, an outage or the end of a photo link reads a page, where a program gets the problem. */
export async function pageForProblem(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
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
  const { limitedTitle, limited, awayTitle, away, help, home } = texts[language];
  const [title, text] = code === 'rate_limited' ? [limitedTitle, limited] : [awayTitle, away];
  const body = html`
    <h1>${title}</h1>
    <p>${text}</p>
    <p>${help.replace('{mailbox}', agency.email)}</p>
    <a href="${prefix || '/'}">${home}</a>
  `;
  reply.headers(pageHeaders());
  return plainPage({ brand: agency.name, lang: tag, title, body });
}
