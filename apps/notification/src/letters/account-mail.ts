import { agency } from '@blue-peony/agency';
import { confirmLink, type StaffMail } from '@blue-peony/contracts';
import { formatMessage } from '@blue-peony/language';
import { html, type Html } from '@blue-peony/service-kit';
import { accountMessages } from '../i18n/staff/account.ts';
import { type Fact, factsOf, utc } from './account-facts.ts';
import { button, layout, serif } from './layout.ts';
import { agencyMailbox, type Mail } from './mail.ts';

/**
 * A mail to a staff member about their account. Its link opens a page with a button, because mail scanners follow
 * links.
 */
export function accountMail(letter: StaffMail, { publicUrl }: { publicUrl: string }): Mail {
  const { subject, heading, intro, unasked } = accountMessages[letter.kind];
  const link = linkOf(letter, publicUrl);
  const parts = {
    heading,
    intro,
    unasked,
    facts: factsOf(letter),
    link,
    ...(opens(letter) && { open: accountMessages[letter.kind].open }),
  };
  const code = 'code' in letter ? describeCode(letter, link !== undefined) : undefined;
  return {
    to: { address: letter.to },
    replyTo: agencyMailbox,
    subject: formatMessage('en', subject, { agency: agency.name }),
    lang: 'en',
    text: asText(parts, code),
    html: asHtml(parts, code),
  };
}

const opens = (letter: StaffMail) => 'token' in letter || 'application_id' in letter;

function linkOf(letter: StaffMail, publicUrl: string): string | undefined {
  if ('token' in letter) {
    const type = letter.kind === 'email_change_requested' ? 'email' : letter.kind;
    return confirmLink(publicUrl, type, letter.token);
  }
  if ('application_id' in letter) return `${publicUrl.replace(/\/+$/, '')}/admin/review/${letter.application_id}`;
  return undefined;
}

type Code = { label: string; digits: string; expires: string };
type Parts = {
  heading: string;
  intro: string;
  unasked: string;
  facts: Fact[];
  open?: string;
  link: string | undefined;
};

function describeCode({ code, expires_at }: { code: string; expires_at: string }, besidesLink: boolean): Code {
  return {
    label: besidesLink ? accountMessages.code : accountMessages.codeAlone,
    // Two groups are easier to copy by hand. The space may be typed or omitted.
    digits: code.replace(/\d{4}(?=\d)/g, '$& '),
    expires: formatMessage('en', accountMessages.expires, { time: utc(expires_at) }),
  };
}

const asText = ({ heading, intro, unasked, facts, open, link }: Parts, code: Code | undefined) =>
  [
    heading,
    intro,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    link && `${open}:\n${link}`,
    code && `${code.label}: ${code.digits}`,
    code && `${code.expires} ${accountMessages.never}`,
    unasked,
  ]
    .filter(Boolean)
    .join('\n\n');

function asHtml({ heading, intro, unasked, facts, open, link }: Parts, code: Code | undefined): string {
  const text = 'margin:0 0 24px;color:#0b1020;font-size:16px;line-height:1.6';
  const small = 'margin:0;color:#5d6379;font-size:14px;line-height:1.6';
  const body = html`
    <h1 class="ink" style="margin:0 0 20px;color:#0b1020;font-size:28px;line-height:1.25;font-weight:500;${serif}">
      ${heading}
    </h1>
    <p class="ink" style="${text}">${intro}</p>
    ${facts.length > 0 && factList(facts)} ${link && open && html`<p style="margin:0 0 28px">${button(link, open)}</p>`}
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

const factList = (facts: readonly Fact[]): Html =>
  html`<dl class="rule" style="margin:0 0 24px;padding:2px 0 2px 16px;border-left:3px solid #e4e1ea">
    ${facts.map(
      ({ label, value }) =>
        html`<dt class="soft" style="color:#5d6379;font-size:13px;line-height:1.5">${label}</dt>
          <dd
            class="ink"
            style="margin:0 0 8px;color:#0b1020;font-size:15px;line-height:1.5;font-weight:600;overflow-wrap:anywhere"
          >
            ${value}
          </dd>`,
    )}
  </dl>`;
