import { randomUUID } from 'node:crypto';
import { receivedMailBytes, type Language } from '@blue-peony/contracts';
import { receivedMailId } from '@blue-peony/service-kit';
import type { IntakeApp } from './intake-app.ts';
import { attached, mail, multipart, part, replyAddress } from './mails.ts';

/** The server whose Authentication-Results count. */
export const server = 'mx.agency.example';

export type Person = { id: string; email: string; language: Language; answer: string };
/** Who gets a mail; `unknown`: the list of those that fit nobody; `gone`: nobody, and nothing is stored. */
export type Sent = { kind: string; raw: Buffer; to: string; as?: object };

const passed = `${server}; dmarc=pass header.from=mail.example`;
const failed = `${server}; spf=fail smtp.mailfrom=mail.example; dkim=none; dmarc=fail header.from=mail.example`;
export const vouched = { 'Authentication-Results': passed };
const waiting = { kind: 'reply', other_sender: false };
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
type Given = NonNullable<Parameters<typeof mail>[0]>;

/** From a person, to their signed address, with their domain's word for it. */
const ofHers = (p: Person, { headers, ...given }: Given = {}): Given => ({
  from: p.email,
  to: replyAddress(p.id),
  headers: { ...vouched, ...headers },
  ...given,
});
const filed = (p: Person, given: Given, as: object = {}) => ({
  raw: mail(ofHers(p, given)),
  to: p.id,
  as: { ...waiting, ...as },
});
/** With several parts. */
const filedParts = (p: Person, parts: Buffer[], as: object = {}) => ({
  raw: multipart(parts, ofHers(p)),
  to: p.id,
  as: { ...waiting, ...as },
});
/** From a person to the common address, unless it says otherwise. */
const unmatched = (p: Person, given: Given) => ({ raw: mail({ from: p.email, ...given }), to: 'unknown' });
const common = 'reply@agency.example';

/** Mails to a person, by what is special about them. @param photo any JPEG */
export const mailsByKind = (photo: Buffer): Record<string, Make> => ({
  'signed address': (p) => filed(p, { body: quotedBody(p) }, { matched: 'address', text: words[p.language] }),
  'signed address, in Delivered-To alone': (p) =>
    filed(p, { to: common, headers: { 'Delivered-To': replyAddress(p.id) } }),
  'both headers': (p) =>
    filed(
      p,
      { to: common, headers: headersOf(p), body: quotedBody(p) },
      { matched: 'headers', text: words[p.language] },
    ),
  'In-Reply-To alone': (p) => unmatched(p, { headers: { ...vouched, 'In-Reply-To': headersOf(p)['In-Reply-To'] } }),
  'References alone': (p) => unmatched(p, { headers: { ...vouched, References: headersOf(p).References } }),
  'headers of two people': (p, q) =>
    unmatched(p, { headers: { ...headersOf(p), 'In-Reply-To': headersOf(q)['In-Reply-To'] } }),
  'a Message-ID of a mail to staff': (p) => {
    const named = `<${p.id}.staff@agency.example>`;
    return unmatched(p, { headers: { 'In-Reply-To': named, References: named } });
  },
  'addresses of two people': (p, q) => unmatched(p, { to: `${replyAddress(p.id)}, ${replyAddress(q.id)}` }),
  'the address wins over headers of somebody else': (p, q) => filed(p, { headers: headersOf(q) }),
  'a forged address': (p) => unmatched(p, { to: replyAddress(p.id).replace(/.{3}@/, 'abc@') }),
  'subject, words and sender alone': (p) =>
    unmatched(p, { subject: `Re: A-${p.id.slice(0, 8)}`, body: `> To: ${replyAddress(p.id)}\r\n> ${p.id}` }),
  'a forged sender': (p) => filed(p, { headers: { 'Authentication-Results': failed } }, other),
  'a forged sender with results of its own': (p) =>
    filed(p, { headers: { 'Authentication-Results': `${failed}\r\nAuthentication-Results: ${passed}` } }, other),
  'another sender': (p) => filed(p, { from: 'friend@mail.example' }, other),
  'forwarded by a friend': (p) => ({
    raw: multipart(
      [part('text/plain', 'See below'), part('message/rfc822', `Subject: Hello\r\nTo: ${p.email}\r\n\r\nWhen?`)],
      { from: 'friend@mail.example', to: common, headers: headersOf(p), subject: 'Fwd: Hello' },
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
  'on vacation': (p) => filed(p, { headers: { 'Auto-Submitted': 'auto-replied' } }, { kind: 'vacation' }),
  'on vacation, in the words of an old server': (p) =>
    filed(p, { headers: { Precedence: 'auto_reply' } }, { kind: 'vacation' }),
  'a list': () => ({
    raw: mail({ headers: { 'List-Id': '<news.shop.example>' } }),
    to: 'unknown',
    as: { kind: 'list' },
  }),
  'HTML alone': (p) => {
    const body = `<html><head><title>no</title><style>p{}</style></head><body><p>${words[p.language]}</p><img src="https://spy.example/x.png">
        <div class="gmail_quote">${over[p.language].replaceAll('<', '&lt;')}<blockquote>Kiedy?<br>Agency</blockquote></div></body></html>`;
    return filed(p, { body, headers: { 'Content-Type': 'text/html; charset=utf-8' } }, { text: words[p.language] });
  },
  'an odd encoding': (p, _, n) => {
    const [charset, bytes, text] = charsets[n % charsets.length]!;
    const headers = { 'Content-Type': `text/plain; charset=${charset}`, 'Content-Transfer-Encoding': 'base64' };
    return filed(p, { headers, body: `${bytes.toString('base64')}\r\n` }, { text });
  },
  'parts nested a hundred deep': (p, _, n) =>
    filedParts(p, [part('text/plain', 'hello'), nested(100, n % 2 ? 'message/rfc822' : 'multipart/mixed')]),
  'no form at all': (p, _, n) => ({
    raw: Buffer.from(
      `To: ${replyAddress(p.id)}\r\n${'x: \0\xff\r\n'.repeat(n % 7)}${'='.repeat(n * 40)}\n\0 ${n}`,
      'latin1',
    ),
    to: p.id,
  }),
  'a text that holds up patterns': (p, _, n) => {
    const texts = ['On '.repeat(3_000), '> '.repeat(9_000), 'W dniu \n'.repeat(2_000), '<'.repeat(20_000)];
    return filed(p, { body: texts[n % 4]! + n });
  },
  'with a photo and a document': (p, _, n) =>
    filedParts(
      p,
      [
        part('text/plain', `two files ${n}`),
        attached('image/jpeg', 'me.jpg', photo),
        attached('application/pdf', 'Zoë "x".pdf', '%PDF-1.7'),
      ],
      { files: 2, pictures: 1 },
    ),
  'to somebody whose application was erased': (_p, _q, n) => ({
    raw: mail({ to: replyAddress(randomUUID()), body: `${n}` }),
    to: 'gone',
  }),
});

/** A picture that is dangerous to decode, as a file of a mail. */
export const hostileMail = (p: Person, name: string, picture: Buffer): Sent => ({
  kind: 'a hostile picture',
  ...filedParts(p, [part('text/plain', name), attached('image/png', `${name}.png`, picture)]),
});

/** A mail of the largest size that is taken. */
export const largestMail = (p: Person, fill: string, type: string): Sent => ({
  kind: 'thirty megabytes',
  raw: mail(
    ofHers(p, {
      headers: { 'Content-Type': type },
      body: fill.repeat(Math.floor((receivedMailBytes - 2_000) / fill.length)),
    }),
  ),
  to: p.id,
});

/** Where a mail is stored, and what is known of it there. */
export async function placeOf(app: IntakeApp, raw: Buffer) {
  const [row] = await app.sql<{ application_id: string | null }>(
    `SELECT *, (SELECT count(*)::int FROM reply_files WHERE reply_id = replies.id) AS files,
       (SELECT count(*)::int FROM reply_files WHERE reply_id = replies.id AND picture) AS pictures
     FROM replies WHERE id = $1`,
    receivedMailId(raw),
  );
  return { ...row, to: row ? (row.application_id ?? 'unknown') : 'gone' };
}
