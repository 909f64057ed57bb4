import type { Standalone } from './standalone.ts';

/** The table that `npm start` ends with. */
export function welcome({ siteUrl, downloadsUrl, mailInboxUrl, staff }: Standalone, hasApiDocs: boolean): string {
  const rows = [
    ['Site', siteUrl],
    ['Guide downloads', downloadsUrl],
    ['Staff desk', `${siteUrl}/admin`],
    ['  email', staff.email],
    ['  password', staff.password ?? 'the one that you have chosen'],
    ['Mail inbox', mailInboxUrl ?? 'none: mails go to SMTP_URL'],
    ...(hasApiDocs ? [['API', `${siteUrl}/api/docs`] as const] : []),
  ] as const;
  const left = Math.max(...rows.map(([name]) => name.length));
  const right = Math.max(...rows.map(([, value]) => value.length));
  const line = (from: string, between: string, to: string) =>
    `  ${from}${'─'.repeat(left + 2)}${between}${'─'.repeat(right + 2)}${to}`;
  return [
    '',
    '  Blue Peony is running. Ctrl-C stops it.',
    line('┌', '┬', '┐'),
    ...rows.map(([name, value]) => `  │ ${name.padEnd(left)} │ ${value.padEnd(right)} │`),
    line('└', '┴', '┘'),
    '',
  ].join('\n');
}
