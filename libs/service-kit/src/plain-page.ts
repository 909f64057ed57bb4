import { createHash } from 'node:crypto';
import { locales, type Language } from '@blue-peony/contracts';
import { html, type Html } from './html.ts';

const style = `
:root{color-scheme:light;--ink:#0b1020;--soft:#4a5068;--blue:#3454d1;--line:#e8e2dd}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:32px 16px;background:#faf7f5 radial-gradient(60rem 30rem at 85% -10%,#e7ecff,transparent 70%);color:var(--ink);font:16px/1.6 -apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,'Noto Sans Thai',Thonburi,sans-serif}
main{width:100%;max-width:30rem}
.brand{margin:0 0 18px 4px;font:500 20px/1.3 'Iowan Old Style',Palatino,Georgia,'Noto Serif Thai',serif}
.brand span{color:#4c6fff}
.card{overflow:hidden;border-radius:24px;background:#fff;box-shadow:0 1px 2px rgba(11,16,32,.06),0 24px 60px -24px rgba(11,16,32,.25)}
.card::before{content:"";display:block;height:6px;background:linear-gradient(90deg,#4c6fff,#8ea8ff 55%,#f7b8c8)}
.inner{padding:36px 32px 32px}
h1{margin:0 0 12px;font:500 28px/1.25 'Iowan Old Style',Palatino,Georgia,'Noto Serif Thai',serif;letter-spacing:-.01em}
p{margin:0 0 18px;color:var(--soft)}
a{color:var(--blue)}
form+p{margin-top:22px}
.sum{display:flex;justify-content:space-between;gap:16px;margin:0 0 24px;padding:16px 18px;border-radius:14px;background:#f4f6ff;color:var(--ink)}
.sum b{white-space:nowrap}
.said,.said b{display:block}
.said b{white-space:normal;overflow-wrap:anywhere}
label{display:block;margin:0 0 6px;font-size:14px;font-weight:600}
input,select,textarea{width:100%;margin:0 0 20px;padding:13px 14px;border:1px solid #8a90a6;border-radius:12px;background:#fff;color:inherit;font:inherit}
[type=checkbox]{width:20px;height:20px;margin:2px 0 0;flex:none}
.tick{display:flex;gap:12px;margin:0 0 20px;font-weight:400}
.wrong{margin:0 0 8px;color:#a3221b;font-weight:600}
button{display:block;width:100%;margin:0 0 10px;padding:13px 20px;border:1px solid var(--line);border-radius:999px;background:#fff;color:var(--ink);font:inherit;font-weight:600;cursor:pointer}
button.main{border-color:transparent;background:var(--blue);color:#fff}
button:hover{border-color:#8ea8ff}button.main:hover{background:#2b47b8}
:focus-visible{outline:3px solid #8ea8ff;outline-offset:2px}
details{margin:16px 0 0;border-top:1px solid var(--line);padding-top:16px}
summary{margin:0 0 14px;color:var(--soft);font-size:14px;cursor:pointer}
.times{display:grid;grid-template-columns:repeat(auto-fill,minmax(7.5rem,1fr));gap:8px}.times button{margin:0;padding:11px 6px}
.days details{margin:0;padding:12px 0 0}.days summary{margin:0 0 12px;font-size:16px}
.note{margin:20px 8px 0;font-size:13px}
.badge{display:inline-block;margin:0 0 16px;padding:3px 12px;border-radius:999px;background:#fdeef2;color:#8c2f4b;font-size:13px;font-weight:600}
`;

/** CSP that allows the one style sheet and forms to this origin; `formTo` are origins that a form may redirect to. */
const policy = (formTo: readonly string[]) =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    `form-action 'self'${formTo.map((origin) => ` ${origin}`).join('')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Headers of a buyer's private page: not cached, not indexed, not framed, no referrer. */
export const pageHeaders = (formTo: readonly string[] = []) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy(formTo),
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex, nofollow',
});

type Page = { brand: string; lang: string; title: string; body: Html; note?: Html };

/** A page rendered by the server: no script, no further requests. */
export const plainPage = ({ brand, lang, title, body, note }: Page): string =>
  // The style sheet is inserted unchanged, because its hash is in the policy.
  String(
    html`<!doctype html>
      <html lang="${lang}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>${title} · ${brand}</title>
          <style></style>
        </head>
        <body>
          <main>
            <p class="brand"><span>✿</span> ${brand}</p>
            <div class="card"><div class="inner">${body}</div></div>
            ${note && html`<p class="note">${note}</p>`}
          </main>
        </body>
      </html>`,
  ).replace('<style></style>', () => `<style>${style}</style>`);

/** The first language of `Accept-Language` that the product has; English otherwise. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const tags = (acceptLanguage ?? '').slice(0, 500).split(',');
  for (const tag of tags) {
    const locale = locales.find((known) => known.tag === tag.trim().slice(0, 2).toLowerCase());
    if (locale) return locale.language;
  }
  return 'en';
}
