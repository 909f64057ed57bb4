import { createHash } from 'node:crypto';
import { agency } from '@blue-peony/agency';
import { adminServing, type ProblemCode } from '@blue-peony/contracts';
import { html, plainPage } from '@blue-peony/service-kit';

const style = `
*{margin:0}
body{min-height:100vh;display:grid;place-items:center;background:#0b1020;color:#fff;font:16px/1.5 system-ui,sans-serif}
img{display:block;max-width:100vw;max-height:100vh}
svg{position:fixed;inset:0;width:100%;height:100%;pointer-events:none}
text{fill:rgb(255 255 255/.32);stroke:rgb(0 0 0/.2);stroke-width:1px;paint-order:stroke;font-size:13px}
`;

const policy = [
  "default-src 'none'",
  "img-src 'self'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const photoPageHeaders = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };

/**
 * The page around a photo that a browser opens; the viewer's name and the time are printed across it. @param link to
 * the photo
 */
export function photoPage(link: string, viewer: string, at: Date): string {
  const mark = `${viewer} · ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const width = mark.length * 8 + 40;
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Photo</title>
        <link rel="icon" href="/admin/favicon.svg" />
        <style></style>
      </head>
      <body>
        <main><img src="${link}" alt="The photo, unless its link has expired" /></main>
        <svg aria-hidden="true">
          <pattern id="mark" width="${width}" height="160" patternUnits="userSpaceOnUse" patternTransform="rotate(-24)">
            <text y="40">${mark}</text>
            <text x="${width / 2}" y="120">${mark}</text>
            <text x="${-width / 2}" y="120">${mark}</text>
          </pattern>
          <rect width="100%" height="100%" fill="url(#mark)" />
        </svg>
      </body>
    </html>`;
  // Inserted unescaped, because the hash of this style sheet is in the policy.
  return String(page).replace('<style></style>', () => `<style>${style}</style>`);
}

const refusals: Partial<Record<ProblemCode, [title: string, text: string]>> = {
  link_expired: [
    'This link has ended',
    'A link to a photo works for a day at most, for the colleague for whom it was made, as long as she stays signed in. Open the application at the desk and choose the photo there.',
  ],
  insufficient_aal: [
    'A second factor is needed',
    'Sign in at the desk with your second factor and choose the photo there.',
  ],
  forbidden: ['Not with your role', 'Your role at the desk does not open photos. An owner can change it.'],
};

/** The page for a photo link that does not work; undefined when the reason is something else than the link. */
export function endedLinkPage(code: ProblemCode): string | undefined {
  if (!refusals[code]) return undefined;
  const [title, text] = refusals[code];
  const body = html`
    <h1>${title}</h1>
    <p>${text}</p>
    <a href="${adminServing.root}">To the desk</a>
  `;
  return plainPage({ brand: agency.name, lang: 'en', title, body });
}
