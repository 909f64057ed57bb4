// Draws what a shared link shows, a picture a language, and the icons of the site:
// node --import ../../tools/register.mjs tools/render-pictures.mjs
// Needs, in CHROMIUM_PATH, a Chromium. The results are committed: run it again only to change them.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { agency } from '@blue-peony/agency';
import { locales } from '@blue-peony/contracts';
import { Mark } from '@blue-peony/ui';
import { chromium } from 'playwright-core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { landings } from '../src/content/contents.ts';
import { Bloom } from '../src/ui/bloom.tsx';

const font = async (name) =>
  (await readFile(new URL(`../src/fonts/${name}.woff2`, import.meta.url))).toString('base64');
const faces = await Promise.all(
  [
    ['Text', 'inter-latin'],
    ['Text Polish', 'inter-polish'],
    ['Text Zloty', 'inter-zloty'],
    ['Text Western', 'inter-western'],
    ['Text Cyrillic', 'inter-cyrillic'],
    ['Text Thai', 'inter-thai'],
    ['Display', 'display-latin'],
    ['Display Polish', 'display-polish'],
    ['Display Zloty', 'display-zloty'],
    ['Display Western', 'display-western'],
    ['Display Cyrillic', 'display-cyrillic'],
    ['Display Thai', 'display-thai'],
  ].map(
    async ([family, file]) =>
      `@font-face{font-family:${family};font-weight:400 700;src:url(data:font/woff2;base64,${await font(file)})}`,
  ),
);
const mark = renderToStaticMarkup(createElement(Mark)).replace('<svg', '<svg width="100%" height="100%"');
const bloom = renderToStaticMarkup(createElement(Bloom)).replace('<svg', '<svg width="100%" height="100%"');

const picture = ({ hero: { eyebrow, title } }, tag) => `<html lang="${tag}"><style>${faces.join('')}
body{margin:0;width:1200px;height:630px;overflow:hidden;position:relative;color:#fff;
  background:radial-gradient(900px 640px at 85% 0,rgb(76 111 255/.34),transparent 70%),
    radial-gradient(640px 420px at 105% 100%,rgb(247 184 200/.2),transparent 70%),#0b1020;
  font-family:Text,Text Polish,Text Zloty,Text Western,Text Cyrillic,Text Thai}
.art{position:absolute;right:-230px;top:-90px;width:810px;height:810px}
.brand{position:absolute;left:72px;top:64px;display:flex;align-items:center;gap:18px;font:400 34px Display}
.brand div{width:60px;height:60px}
.words{position:absolute;left:72px;bottom:72px;width:660px}
.eyebrow{margin:0 0 20px;max-width:540px;font-size:25px;font-weight:600;color:#f7b8c8}
h1{margin:0;font:400 84px/1.1 Display,Display Polish,Display Zloty,Display Western,Display Cyrillic,Display Thai;letter-spacing:-.015em}
h1 span{display:block;color:#8ea8ff}:lang(th) h1{line-height:1.4}:lang(uk) h1,:lang(pl) h1{font-size:76px}</style>
<body><div class="art">${bloom}</div><div class="brand"><div>${mark}</div>${agency.name}</div>
<div class="words"><p class="eyebrow">${eyebrow}</p><h1>${title[0]}<span>${title[1]}</span></h1></div></body></html>`;

const icon = (size) => `<style>body{margin:0;background:#0b1020}div{position:absolute;inset:12%}</style>
<body style="width:${size}px;height:${size}px"><div>${mark}</div></body>`;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
});
async function draw(name, width, height, html, options) {
  const tab = await browser.newPage({ viewport: { width, height } });
  await tab.setContent(html);
  await tab.evaluate(() => document.fonts.ready);
  await tab.screenshot({
    path: fileURLToPath(new URL(`../../../libs/agency/public/media/${name}`, import.meta.url)),
    ...options,
  });
  await tab.close();
}
for (const { id, language, tag } of locales) {
  const { landing } = await landings[language]();
  await draw(`share-${id}.jpg`, 1200, 630, picture(landing, tag), { type: 'jpeg', quality: 82 });
}
for (const [name, size] of [
  ['icon-180.png', 180],
  ['icon-512.png', 512],
])
  await draw(name, size, size, icon(size), { type: 'png' });
await browser.close();
