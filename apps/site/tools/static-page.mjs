// The measure of `measure-speed.mjs`: a page as one would write it by hand, without any script, with the content of `/`.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const dist = new URL('../dist/', import.meta.url);
export const path = '/media/static-page.html';
const file = fileURLToPath(new URL(`.${path}`, dist));

const css = (font) => `
@font-face{font-family:T;font-weight:400 700;font-display:swap;src:url(${font('inter-latin')})}
@font-face{font-family:D;font-display:swap;src:url(${font('display-latin')})}
@font-face{font-family:D;font-style:italic;font-display:swap;src:url(${font('display-italic-latin')})}
*{box-sizing:border-box}body{margin:0;font:16px/1.5 T,Arial,sans-serif;color:#0b1020;background:#faf7f5}
h1,h2,h3{font-family:D,Georgia,serif;font-weight:400;line-height:1.1;margin:0 0 1rem}h1{font-size:3.4rem}h2{font-size:2.25rem}
header,footer,section{padding:5rem 1rem}#home,header,footer{background:#0b1020;color:#fff}#home svg{width:29rem;position:absolute;top:-6rem;right:-8rem}
#home{position:relative;overflow:hidden;padding-top:20rem}h1 em{display:block}p{max-width:40rem}a{color:inherit}
.b{display:block;padding:.8rem 1.5rem;border-radius:2rem;background:#fff;color:#0b1020;text-align:center;margin:.5rem 0}`;

/** Writes the page beside the media of the built site, where the gateway serves it compressed. */
export async function writeStaticPage() {
  const html = await readFile(new URL('index.html', dist), 'utf8');
  const names = await readdir(new URL('assets/', dist));
  const font = (name) => `/assets/${names.find((file) => file.startsWith(`${name}-`) && file.endsWith('.woff2'))}`;
  const content = html
    .slice(html.indexOf('<div id="root">'), html.lastIndexOf('<script type="module">'))
    .replace(/<(script|dialog|video|noscript)\b.*?<\/\1>/gs, '')
    .replace(/<a ([^>]*)class="[^"]*rounded-full[^"]*"/g, '<a class="b" $1')
    .replace(/ (?:class="(?!b")[^"]*"|style="[^"]*"|data-[a-z-]+="[^"]*")/g, '');
  const preloads = ['inter-latin', 'display-latin'].map(
    (name) => `<link rel="preload" href="${font(name)}" as="font" type="font/woff2" crossorigin>`,
  );
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Static page</title>
<meta name="viewport" content="width=device-width, initial-scale=1">${preloads.join('')}<style>${css(font)}</style></head>
<body>${content}</body></html>`;
  await Promise.all([writeFile(file, page), writeFile(`${file}.br`, await promisify(brotliCompress)(page))]);
}

export const removeStaticPage = () => Promise.all([file, `${file}.br`].map((name) => rm(name, { force: true })));
