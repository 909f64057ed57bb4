import { agency } from '@blue-peony/agency';
import { confirmLink, type StaffMailRequested } from '@blue-peony/contracts';
import { html, type Html } from '@blue-peony/service-kit';
import { accountMessages } from '../i18n/account.ts';
import { fill } from '../i18n/index.ts';
import { layout, serif } from './layout.ts';
import type { Mail } from './mail.ts';

type Letter = StaffMailRequested['payload'];

/** A mail to a staff member about her own account. Its link only leads to a page with a button: scanners open links. */
export function accountMail(letter: Letter, { publicUrl }: { publicUrl: string }): Mail {
  const { subject, heading, intro, unasked } = accountMessages[letter.kind];
  const link = linkOf(letter, publicUrl);
  const parts = {
    heading,
    intro,
    unasked,
    link,
    ...(opens(letter) && { open: accountMessages[letter.kind].open }),
  };
  const code = 'code' in letter ? describeCode(letter, link !== undefined) : undefined;
  return {
    to: { address: letter.to },
    replyTo: { name: agency.name, address: agency.email },
    subject: fill(subject, { agency: agency.name }),
    lang: 'en',
    text: asText(parts, code),
    html: asHtml(parts, code),
  };
}

const opens = (letter: Letter) => 'token' in letter || 'application_id' in letter;

function linkOf(letter: Letter, publicUrl: string): string | undefined {
  if ('token' in letter) return confirmLink(publicUrl, letter.kind, letter.token);
  if ('application_id' in letter) return `${publicUrl.replace(/\/+$/, '')}/admin/review/${letter.application_id}`;
  return undefined;
}

type Code = { label: string; digits: string; expires: string };
type Parts = { heading: string; intro: string; unasked: string; open?: string; link: string | undefined };

function describeCode({ code, expires_at }: { code: string; expires_at: string }, besidesLink: boolean): Code {
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;
  const time = `${new Intl.DateTimeFormat('en-GB', format).format(new Date(expires_at))} UTC`;
  return {
    label: besidesLink ? accountMessages.code : accountMessages.codeAlone,
    // In two groups: whoever types it reads it in two looks. The blank may be typed or left out.
    digits: code.replace(/^(\d{4})(\d{4})$/, '$1 $2'),
    expires: fill(accountMessages.expires, { time }),
  };
}

const asText = ({ heading, intro, unasked, open, link }: Parts, code: Code | undefined) =>
  [
    heading,
    intro,
    link && `${open}:\n${link}`,
    code && `${code.label}: ${code.digits}`,
    code && `${code.expires} ${accountMessages.never}`,
    unasked,
  ]
    .filter(Boolean)
    .join('\n\n');

function asHtml({ heading, intro, unasked, open, link }: Parts, code: Code | undefined): string {
  const text = 'margin:0 0 24px;color:#0b1020;font-size:16px;line-height:1.6';
  const small = 'margin:0;color:#5d6379;font-size:14px;line-height:1.6';
  const body = html`
    <h1 class="ink" style="margin:0 0 20px;color:#0b1020;font-size:28px;line-height:1.25;font-weight:500;${serif}">
      ${heading}
    </h1>
    <p class="ink" style="${text}">${intro}</p>
    ${
      link &&
      html`<p style="margin:0 0 28px">
        <a
          href="${link}"
          style="display:inline-block;padding:13px 26px;border-radius:999px;background:#3454d1;color:#ffffff;font-size:15px;font-weight:600;text-decoration:none"
          >${open}</a
        >
      </p>`
    }
    ${code && codeBlock(code, small)}
    <p class="soft" style="${small}">${unasked}</p>
  `;
  const footer = html`${agency.name}`;
  return layout({ lang: 'en', title: heading, preview: intro, brand: agency.name, body, footer });
}

const codeBlock = ({ label, digits, expires }: Code, small: string): Html =>
  html`<p class="soft" style="${small}">${label}</p>
    <p
      class="ink"
      style="margin:4px 0 12px;color:#0b1020;font-size:26px;line-height:1.3;letter-spacing:0.08em;font-family:ui-monospace,Menlo,Consolas,monospace"
    >
      ${digits}
    </p>
    <p class="soft" style="${small};margin-bottom:24px">${expires} ${accountMessages.never}</p>`;
