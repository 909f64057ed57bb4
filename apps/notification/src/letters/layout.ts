import { agency, colors, mark } from '@blue-peony/agency';
import { recoloring } from '@blue-peony/agency/palette';
import { html, type Html } from '@blue-peony/service-kit';

type Layout = { lang: string; title: string; preview: string; brand: string; body: Html; footer: Html };

// Support for style sheets differs between mail programs, so the light design is inline and the sheet only adds the
// dark one. The fonts are system fonts, Thai and Cyrillic included.
const sans = `font-family:-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,'Noto Sans Thai',Thonburi,sans-serif`;
export const serif = `font-family:'Iowan Old Style',Palatino,Georgia,'Times New Roman','Noto Serif Thai',Thonburi,serif`;

const sheet = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .paper { background: #0b1020 !important; }
    .card { background: #161c33 !important; box-shadow: none !important; }
    .ink { color: #f4f1ee !important; }
    .soft { color: #b4bad0 !important; }
    .link { color: #a9bcff !important; }
    .rule { border-color: #2c3454 !important; }
    .badge { background: #27335f !important; color: #cdd8ff !important; }
  }
  @media (max-width: 480px) { .inner { padding: 30px 24px 32px !important; } .paper { padding: 20px 12px 32px !important; } }`;

const shades =
  '--color-ink: #0b1020;--color-ink-1: #161c33;--color-ink-2: #3a4056;--color-ink-3: #5d6379;--color-ink-4: #edf1ff;--color-blush: #f7b8c8;';
let paint = { of: '', recolor: (text: string) => text };

/** In the agency's colors. What people have written stays as it is. */
function painted(page: string): string {
  const of = colors.brand + colors.accent;
  if (paint.of !== of) paint = { of, recolor: recoloring(shades) };
  return page.replace(/ style="[^"]*"|<style>[^]*?<\/style>/g, paint.recolor);
}

// Without this padding, mail lists fill the preview line with the beginning of the body.
export const filler = '\u034f\u200c\u00a0'.repeat(90);

/** Text whose lines stay lines in every mail program, with the agency's mailbox as a link. */
export function linesOf(text: string): Html {
  const link = html`<a class="link" href="mailto:${agency.email}" style="color:#3454d1">${agency.email}</a>`;
  const withMailbox = (line: string) => line.split(agency.email).map((part, index) => [index > 0 && link, part]);
  return html`${text.split('\n').map((line, index) => [index > 0 && html`<br />`, withMailbox(line)])}`;
}

export const button = (href: string, label: string): Html =>
  html`<a
    href="${href}"
    style="display:inline-block;padding:13px 26px;border-radius:999px;background:#3454d1;color:#ffffff;font-size:15px;line-height:1.4;font-weight:600;text-decoration:none"
    >${label}</a
  >`;

const previewLine = (preview: string): Html =>
  html`<div style="display:none;max-height:0;overflow:hidden;opacity:0">${preview}${filler}</div>`;

/** The frame of every mail: up to 600 px wide, no tables, no remote content. */
export const layout = ({ lang, title, preview, brand, body, footer }: Layout): string =>
  painted(
    String(
      html`<!doctype html>
        <html lang="${lang}">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta name="color-scheme" content="light dark" />
            <meta name="supported-color-schemes" content="light dark" />
            <meta name="format-detection" content="telephone=no, date=no, address=no" />
            <title>${title}</title>
            <style>
              ${sheet}
            </style>
          </head>
          <body class="paper" style="margin:0;padding:40px 16px 48px;background:#faf7f5;-webkit-text-size-adjust:100%">
            ${previewLine(preview)}
            <div role="article" lang="${lang}" style="max-width:600px;margin:0 auto;overflow-wrap:break-word;${sans}">
              <p class="ink" style="margin:0 0 20px 4px;color:#0b1020;font-size:20px;letter-spacing:-0.01em;${serif}">
                ${mark.sample && html`<span class="link" style="color:#4c6fff">✿</span> `}${brand}
              </p>
              <div
                class="card"
                style="background:#ffffff;border-radius:24px;overflow:hidden;box-shadow:0 1px 2px rgba(11,16,32,.06),0 18px 48px -20px rgba(11,16,32,.22)"
              >
                <div
                  style="height:6px;font-size:0;background:#4c6fff;background-image:linear-gradient(90deg,#4c6fff,#8ea8ff 55%,#f7b8c8)"
                ></div>
                <div class="inner" style="padding:40px 44px 44px">${body}</div>
              </div>
              <div class="soft" style="padding:24px 8px 0;color:#5d6379;font-size:13px;line-height:1.6">${footer}</div>
            </div>
          </body>
        </html>`,
    ),
  );

/** The same page with another title and preview line: what a list of mails shows of it. */
export const fronted = (page: string, { title, preview }: Pick<Layout, 'title' | 'preview'>): string =>
  page
    .replace(/<title>[^<]*<\/title>/, () => String(html`<title>${title}</title>`))
    .replace(/<div style="display:none[^<]*<\/div>/, () => String(previewLine(preview)));

/** The same page with a picture above its heading that comes with the mail. */
export const pictured = (page: string, { id, alt }: { id: string; alt: string }): string =>
  page.replace(
    /<div class="inner"[^>]*>/,
    (inner) =>
      inner +
      String(
        html`<img
          src="cid:${id}"
          width="96"
          height="96"
          alt="${alt}"
          style="display:block;margin:-12px 0 20px -6px"
        />`,
      ),
  );
