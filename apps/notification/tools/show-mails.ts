// Writes every mail in every language to a folder, with a page that shows them:
//   npm run mails -- [folder]
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { languages } from '@blue-peony/contracts';
import { html, type Html } from '@blue-peony/service-kit';
import type { Mail } from '../src/letters/mail.ts';
import { mailsIn, staffMails } from '../test/samples.ts';

const folder = resolve(process.argv[2] ?? join(import.meta.dirname, '../dist/mails'));
const darkRule = '@media (prefers-color-scheme: dark)';
/** The browser's own scheme does not count: each file shows one. */
const schemes = { light: '@media not all', dark: '@media all' };
/** CSS pixels. */
const widths = { phone: 375, desktop: 760 };

const style = `body{font:15px/1.5 system-ui,sans-serif;margin:0;padding:0 20px 60px;color:#0b1020;background:#e9e7ef}
form{position:sticky;top:0;z-index:1;display:flex;flex-wrap:wrap;gap:6px 18px;padding:12px 0;background:#e9e7ef}
section{display:flex;flex-wrap:wrap;gap:16px;align-items:start}h2{margin:32px 0 8px;flex-basis:100%}h2 small{font-weight:400}
iframe{height:720px;border:0;border-radius:8px;background:#fff;resize:both}pre{width:560px;max-height:690px;overflow:auto;margin:0;
padding:15px;border-radius:8px;background:#fff;white-space:pre-wrap;overflow-wrap:anywhere}`;
const choices = [...languages, ...Object.keys(schemes), ...Object.keys(widths), 'text'];
const hidden = choices.map((choice) => `body:has(#show-${choice}:not(:checked)) .${choice}{display:none}`).join('\n');

async function show(name: string, { subject, to, html: page, text }: Mail, language: string): Promise<Html> {
  for (const [scheme, rule] of Object.entries(schemes))
    await writeFile(join(folder, `${name}.${language}.${scheme}.html`), page.replace(darkRule, rule));
  const frames = Object.entries(widths).flatMap(([device, width]) =>
    Object.keys(schemes).map(
      (scheme) =>
        html`<iframe
          loading="lazy"
          class="${device} ${scheme}"
          style="width:${width}px"
          title="${name}, ${language}, ${device}, ${scheme}"
          src="${name}.${language}.${scheme}.html"
        ></iframe> `,
    ),
  );
  return html`<section class="${language}">
    <h2>${name} (${language}): ${subject} <small>to ${to.address}</small></h2>
    ${frames}
    <pre class="text">${text}</pre>
  </section> `;
}

await mkdir(folder, { recursive: true });
const inLanguages = languages.map((language) => ({ language, mails: mailsIn(language) }));
const shown: Html[] = [];
for (const name of Object.keys(inLanguages[0]!.mails))
  for (const { language, mails } of inLanguages) shown.push(await show(name, mails[name]!, language));
for (const [name, mail] of Object.entries(staffMails())) shown.push(await show(name, mail, 'en'));
const index = join(folder, 'index.html');
await writeFile(
  index,
  String(
    html`<!doctype html>
      <html lang="en">
        <meta charset="utf-8" />
        <title>Mails</title>
        <style>
          ${style}
          ${hidden}
        </style>
        <form>
          ${choices.map((choice) => html`<label><input type="checkbox" id="show-${choice}" checked /> ${choice}</label>`)}
        </form>
        ${shown}
      </html>`,
  ),
);
console.log(`${shown.length} mails, each light and dark: ${index}`);
