import { html, type Html } from '@blue-peony/service-kit';
import type { MailSummary } from './mail-store.ts';
import { replyForm } from './reply-form.ts';

export const parts = ['html', 'text', 'source'] as const;
/** A part of a mail that the page can show. */
export type Part = (typeof parts)[number];

/** An open mail: the selected part and its text. The HTML part has an address of its own. */
export type OpenMail = {
  summary: MailSummary;
  available: readonly Part[];
  part: Part;
  text: string;
  /** Of a mail that can be replied to: what was written, and why it was not sent. */
  reply: { text?: string; problem?: string } | undefined;
};

const partNames: Record<Part, string> = { html: 'Mail', text: 'Plain text', source: 'Source' };
const clock = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** The whole page: the list next to the open mail; on a phone only one of the two. */
export function inboxPage(mails: MailSummary[], open?: OpenMail): string {
  const title = open ? open.summary.subject : `Mail inbox (${mails.length})`;
  return String(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${title}</title>
          <link rel="icon" href="data:," />
          <link rel="stylesheet" href="/style.css" />
          <script src="/script.js" type="module"></script>
        </head>
        <body data-newest="${mails[0]?.id}">
          <header>
            <h1><a href="/">Mail inbox</a></h1>
            <span class="count">${mails.length}</span>
            ${mails.length > 0 && html`<form method="post" action="/delete-all"><button>Delete all</button></form>`}
          </header>
          <main class="${mails.length > 0 && 'split'} ${open && 'reading'}">
            ${mails.length > 0 ? list(mails, open?.summary.id) : empty}
            ${open ? article(open) : mails.length > 0 && hint}
          </main>
        </body>
      </html>`,
  );
}

const list = (mails: MailSummary[], openId: string | undefined) =>
  html`<ul>
    ${mails.map(
      ({ id, subject, to, receivedAt, sent }) =>
        html`<li>
          <a href="/mails/${id}" ${id === openId && html`aria-current="true"`}>
            <b>${subject}</b>
            <span>${sent && html`<em>Sent</em> `}To ${to}</span>
            <time datetime="${receivedAt.toISOString()}">${clock.format(receivedAt)}</time>
          </a>
        </li>`,
    )}
  </ul>`;

const article = ({ summary, available, part, text, reply }: OpenMail): Html =>
  html`<article>
    <div><a class="back" href="/">← All mails</a></div>
    <h2>${summary.subject}</h2>
    <dl>
      <dt>From</dt>
      <dd>${summary.from}</dd>
      <dt>To</dt>
      <dd>${summary.to}</dd>
      <dt>${summary.sent ? 'Sent' : 'Received'}</dt>
      <dd>${clock.format(summary.receivedAt)}</dd>
    </dl>
    <nav aria-label="Parts of the mail">
      ${available.map(
        (each) =>
          html`<a href="/mails/${summary.id}?part=${each}" ${each === part && html`aria-current="page"`}
            >${partNames[each]}</a
          >`,
      )}
    </nav>
    ${
      part === 'html'
        ? html`<iframe
            title="The mail as its reader sees it"
            src="/mails/${summary.id}/html"
            sandbox="allow-popups allow-popups-to-escape-sandbox"
          ></iframe>`
        : html`<pre tabindex="0">${text}</pre>`
    }
    ${reply && replyForm(summary.id, reply)}
  </article>`;

const notice = (title: string, text: string, name: string) =>
  html`<div class="empty ${name}">
    <p class="flower" aria-hidden="true">✿</p>
    <p><strong>${title}</strong>${text}</p>
  </div>`;

const empty = notice('No mail yet', 'What the system sends appears here by itself, and goes nowhere else.', '');
const hint = notice('Pick a mail', 'New ones appear here by themselves.', 'hint');

/** The HTML part for its frame. Links open in a new tab, because nothing may navigate out of the frame. */
export const framed = (mail: string): string =>
  /<head\b[^>]*>/i.test(mail)
    ? mail.replace(/<head\b[^>]*>/i, '$&<base target="_blank">')
    : `<!doctype html><base target="_blank">${mail}`;
