import { randomUUID } from 'node:crypto';
import type { Language } from '@blue-peony/contracts';
import { replyToken } from '../src/reply-token.ts';
import { applicantKeys } from './intake-app.ts';
import { attached, mail, multipart, part, replyAddress } from './mails.ts';

/** The server whose Authentication-Results count. */
export const server = 'mx.agency.example';

export type Person = { id: string; email: string; language: Language; answer: string };
/** Who gets a mail; `unknown`: the list of those that fit nobody; `gone`: nobody, and nothing is stored. */
export type Sent = { kind: string; raw: Buffer; to: string; as?: object };

const passed = `${server}; dmarc=pass header.from=mail.example`;
const failed = `${server}; spf=fail smtp.mailfrom=mail.example; dkim=none; dmarc=fail header.from=mail.example`;
export const vouched = { 'Authentication-Results': passed };
export const waiting = { kind: 'reply', other_sender: false };
const other = { kind: 'reply', other_sender: true };

const words: Record<Language, string> = {
  en: 'Yes, Friday suits me. See you!',
  pl: 'Tak, piątek mi pasuje. Do zobaczenia! Zażółć gęślą jaźń.',
  de: 'Ja, am Freitag passt es mir. Schöne Grüße!',
  ukr: 'Так, п’ятниця мені підходить. До зустрічі! Їжак.',
  th: 'ได้ค่ะ วันศุกร์สะดวก แล้วพบกันนะคะ',
};
/** What programs write over the quoted mail. */
const over: Record<Language, string> = {
  en: 'On Thu, 26 Nov 2026 at 10:00, Agency <hello@agency.example> wrote:',
  pl: 'W dniu 26.11.2026 o 10:00, Agency <hello@agency.example> napisała:',
  de: 'Am Do., 26. Nov. 2026 um 10:00 Uhr schrieb Agency <hello@agency.example>:',
  ukr: 'чт, 26 лист. 2026 р. о 10:00 Agency <hello@agency.example> пише:',
  th: 'เมื่อ พฤ. 26 พ.ย. 2026 เวลา 10:00 Agency <hello@agency.example> เขียนว่า:',
};
/** An encoding of the time before Unicode; the bytes are those of `said`. */
const charsets: [charset: string, bytes: Buffer, said: string][] = [
  ['iso-8859-2', Buffer.from('Za\xbf\xf3\xb3\xe6', 'latin1'), 'Zażółć'],
  ['windows-1250', Buffer.from('Za\xbf\xf3\xb3\xe6', 'latin1'), 'Zażółć'],
  ['windows-874', Buffer.from('\xe4\xb4\xe9\xa4\xe8\xd0', 'latin1'), 'ได้ค่ะ'],
  ['tis-620', Buffer.from('\xe4\xb4\xe9\xa4\xe8\xd0', 'latin1'), 'ได้ค่ะ'],
  ['koi8-u', Buffer.from('\xf4\xc1\xcb', 'latin1'), 'Так'],
  ['windows-1251', Buffer.from('\xd2\xe0\xea', 'latin1'), 'Так'],
  ['utf-16le', Buffer.from('Так', 'utf16le'), 'Так'],
  ['x-nobody-knows', Buffer.from('Yes'), 'Yes'],
];

const headersOf = ({ answer, id }: Person) => ({
  'In-Reply-To': `<${answer}.applicant@agency.example>`,
  References: `<${id}.applicant@agency.example>\r\n <1234@mail.example> <${answer}.applicant@agency.example>`,
});
const quotedBody = ({ language }: Person) =>
  `${words[language]}\r\n\r\n${over[language]}\r\n> Kiedy Ci pasuje?\r\n> Agency\r\n`;

function report({ answer, email }: Person, status: string): Buffer {
  const action = status.startsWith('5') ? 'failed' : 'delayed';
  const told = `Reporting-MTA: dns; mx.mail.example\r\n\r\nFinal-Recipient: rfc822; ${email}\r\nAction: ${action}\r\nStatus: ${status}\r\n`;
  const ours = `From: hello@agency.example\r\nTo: ${email}\r\nMessage-ID: <${answer}.applicant@agency.example>\r\n\r\nHello`;
  return multipart(
    [part('text/plain', 'It did not arrive.'), part('message/delivery-status', told), part('message/rfc822', ours)],
    { from: 'mailer-daemon@mx.mail.example', headers: { 'Return-Path': '<>', 'Auto-Submitted': 'auto-replied' } },
    'report; report-type=delivery-status',
  );
}

/** A mail in a mail, or a part in a part, so many times. */
function nested(times: number, type: 'message/rfc822' | 'multipart/mixed'): Buffer {
  let inner = part('text/plain', 'the deepest');
  for (let depth = 0; depth < times; depth++)
    inner =
      type === 'message/rfc822'
        ? Buffer.concat([Buffer.from('Content-Type: message/rfc822\r\n\r\nSubject: inner\r\n'), inner])
        : Buffer.concat([
            Buffer.from(`Content-Type: multipart/mixed; boundary="n${depth}"\r\n\r\n--n${depth}\r\n`),
            inner,
            Buffer.from(`\r\n--n${depth}--\r\n`),
          ]);
  return inner;
}

type Make = (person: Person, other: Person, n: number) => Omit<Sent, 'kind'>;
/** Mails to a person, by what is special about them. @param photo any JPEG */
export const mailsByKind = (photo: Buffer): Record<string, Make> => ({
  'signed address': (p) => ({
    raw: mail({ to: replyAddress(p.id), from: p.email, headers: vouched, body: quotedBody(p) }),
    to: p.id,
    as: { ...waiting, matched: 'address', text: words[p.language] },
  }),
  'signed address, in Delivered-To alone': (p) => ({
    raw: mail({ from: p.email, headers: { ...vouched, 'Delivered-To': replyAddress(p.id) }, body: words[p.language] }),
    to: p.id,
    as: waiting,
  }),
  'both headers': (p) => ({
    raw: mail({ from: p.email, headers: { ...vouched, ...headersOf(p) }, body: quotedBody(p) }),
    to: p.id,
    as: { ...waiting, matched: 'headers', text: words[p.language] },
  }),
  'In-Reply-To alone': (p) => ({
    raw: mail({ from: p.email, headers: { ...vouched, 'In-Reply-To': headersOf(p)['In-Reply-To'] } }),
    to: 'unknown',
  }),
  'References alone': (p) => ({
    raw: mail({ from: p.email, headers: { ...vouched, References: headersOf(p).References } }),
    to: 'unknown',
  }),
  'headers of two people': (p, q) => ({
    raw: mail({ from: p.email, headers: { ...headersOf(p), 'In-Reply-To': headersOf(q)['In-Reply-To'] } }),
    to: 'unknown',
  }),
  'addresses of two people': (p, q) => ({
    raw: mail({ from: p.email, to: `${replyAddress(p.id)}, ${replyAddress(q.id)}` }),
    to: 'unknown',
  }),
  'the address wins over headers of somebody else': (p, q) => ({
    raw: mail({ from: p.email, to: replyAddress(p.id), headers: { ...vouched, ...headersOf(q) } }),
    to: p.id,
    as: waiting,
  }),
  'a forged address': (p) => ({
    raw: mail({ to: replyAddress(p.id).replace(/.{3}@/, 'abc@'), from: p.email }),
    to: 'unknown',
  }),
  'subject, words and sender alone': (p) => ({
    raw: mail({
      from: p.email,
      subject: `Re: A-${p.id.slice(0, 8)}`,
      body: `> To: ${replyAddress(p.id)}\r\n> ${p.id}`,
    }),
    to: 'unknown',
  }),
  'a forged sender': (p) => ({
    raw: mail({ from: p.email, to: replyAddress(p.id), headers: { 'Authentication-Results': failed } }),
    to: p.id,
    as: other,
  }),
  'a forged sender with results of its own': (p) => ({
    raw: mail({
      from: p.email,
      to: replyAddress(p.id),
      headers: { 'Authentication-Results': `${failed}\r\nAuthentication-Results: ${passed}` },
    }),
    to: p.id,
    as: other,
  }),
  'another sender': (p) => ({
    raw: mail({ from: 'friend@mail.example', to: replyAddress(p.id), headers: vouched }),
    to: p.id,
    as: other,
  }),
  'forwarded by a friend': (p) => ({
    raw: multipart(
      [part('text/plain', 'See below'), part('message/rfc822', `Subject: Hello\r\nTo: ${p.email}\r\n\r\nWhen?`)],
      {
        from: 'friend@mail.example',
        to: 'reply@agency.example',
        headers: headersOf(p),
        subject: 'Fwd: Hello',
      },
    ),
    to: p.id,
    as: other,
  }),
  'refused for good': (p) => ({ raw: report(p, '5.1.1'), to: p.id, as: { kind: 'bounce' } }),
  'refused for now': (p) => ({ raw: report(p, '4.2.2'), to: p.id, as: { kind: 'bounce' } }),
  'refused, of a mail that is not ours': (p) => ({
    raw: report({ ...p, answer: randomUUID() }, '5.1.1'),
    to: 'unknown',
    as: { kind: 'bounce' },
  }),
  'on vacation': (p) => ({
    raw: mail({ from: p.email, to: replyAddress(p.id), headers: { ...vouched, 'Auto-Submitted': 'auto-replied' } }),
    to: p.id,
    as: { kind: 'vacation', other_sender: false },
  }),
  'on vacation, in the words of an old server': (p) => ({
    raw: mail({ from: p.email, to: replyAddress(p.id), headers: { ...vouched, Precedence: 'auto_reply' } }),
    to: p.id,
    as: { kind: 'vacation' },
  }),
  'a list': () => ({
    raw: mail({ headers: { 'List-Id': '<news.shop.example>' } }),
    to: 'unknown',
    as: { kind: 'list' },
  }),
  'HTML alone': (p) => ({
    raw: mail({
      from: p.email,
      to: replyAddress(p.id),
      headers: { ...vouched, 'Content-Type': 'text/html; charset=utf-8' },
      body: `<html><head><title>no</title><style>p{}</style></head><body><p>${words[p.language]}</p><img src="https://spy.example/x.png">
        <div class="gmail_quote">${over[p.language].replaceAll('<', '&lt;')}<blockquote>Kiedy?<br>Agency</blockquote></div></body></html>`,
    }),
    to: p.id,
    as: { ...waiting, text: words[p.language] },
  }),
  'an odd encoding': (p, _, n) => {
    const [charset, body, text] = charsets[n % charsets.length]!;
    const headers = {
      ...vouched,
      'Content-Type': `text/plain; charset=${charset}`,
      'Content-Transfer-Encoding': 'base64',
    };
    const encoded = `${body.toString('base64')}\r\n`;
    return {
      raw: mail({ from: p.email, to: replyAddress(p.id), headers, body: encoded }),
      to: p.id,
      as: { ...waiting, text },
    };
  },
  'parts nested a hundred deep': (p, _, n) => ({
    raw: multipart([part('text/plain', 'hello'), nested(100, n % 2 ? 'message/rfc822' : 'multipart/mixed')], {
      from: p.email,
      to: replyAddress(p.id),
      headers: vouched,
    }),
    to: p.id,
    as: waiting,
  }),
  'no form at all': (p, _, n) => ({
    raw: Buffer.from(
      `To: ${replyAddress(p.id)}\r\n${'x: \0\xff\r\n'.repeat(n % 7)}${'='.repeat(n * 40)}\n\0 ${n}`,
      'latin1',
    ),
    to: p.id,
  }),
  'a text that holds up patterns': (p, _, n) => ({
    raw: mail({
      from: p.email,
      to: replyAddress(p.id),
      headers: vouched,
      body: ['On '.repeat(3_000), '> '.repeat(9_000), 'W dniu \n'.repeat(2_000), '<'.repeat(20_000)][n % 4]! + n,
    }),
    to: p.id,
    as: waiting,
  }),
  'with a photo and a document': (p, _, n) => ({
    raw: multipart(
      [
        part('text/plain', `two files ${n}`),
        attached('image/jpeg', 'me.jpg', photo),
        attached('application/pdf', 'Zoë "x".pdf', '%PDF-1.7'),
      ],
      {
        from: p.email,
        to: replyAddress(p.id),
        headers: vouched,
      },
    ),
    to: p.id,
    as: { ...waiting, files: 2, pictures: 1 },
  }),
  'to somebody whose application was erased': (p, _, n) => ({
    raw: mail({ from: p.email, to: `reply+${replyToken(applicantKeys, randomUUID())}@agency.example`, body: `${n}` }),
    to: 'gone',
  }),
});
