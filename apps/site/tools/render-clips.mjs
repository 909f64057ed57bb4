// Makes the silent clips of the site from its own bloom: node --import ../../tools/register.mjs tools/render-clips.mjs
// Needs ffmpeg and, in CHROMIUM_PATH, a Chromium. The results are committed: run it again only to change them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { sway } from '@blue-peony/agency';
import { Bloom } from '../src/ui/bloom.tsx';

const clips = [
  // The background around the flower is black, which the page's blend mode removes.
  {
    name: 'hero',
    width: 880,
    height: 880,
    seconds: 8,
    rate: 24,
    quality: 31,
    view: '-225 -225 450 450',
    ground: '#000',
    lines: [],
  },
  {
    name: 'testimonial-1',
    view: '-20 -190 190 240',
    hue: 0,
    lines: ['I used to post', 'into silence.', 'Now they write', 'back.'],
  },
  {
    name: 'testimonial-2',
    view: '-95 -110 190 240',
    hue: 42,
    lines: ['No face.', 'No name.', 'And still', 'my own success.'],
  },
  { name: 'testimonial-3', view: '-190 -60 190 240', hue: -22, lines: ['My evenings', 'belong', 'to me', 'again.'] },
].map((clip) => ({ width: 480, height: 600, seconds: 8, rate: 20, quality: 32, ground: '#0b1020', hue: 0, ...clip }));

const font = (await readFile(new URL('../src/fonts/display-latin.woff2', import.meta.url))).toString('base64');

const page = ({ width, height, view, ground, hue, lines }) => `
<style>@font-face{font-family:Display;src:url(data:font/woff2;base64,${font})}</style>
<body style="margin:0;width:${width}px;height:${height}px;background:${ground};overflow:hidden;position:relative">
<div id="art" style="position:absolute;inset:0;filter:hue-rotate(${hue}deg) brightness(${lines.length ? 0.72 : 1})">
${renderToStaticMarkup(createElement(Bloom)).replace(/viewBox="[^"]*"/, `viewBox="${view}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"`)}
</div>
<div style="position:absolute;left:40px;bottom:48px;color:#fff;font:400 54px/1.1 Display;letter-spacing:-.01em">
${lines.map((line) => `<p class="line" style="margin:0;opacity:0">${line}</p>`).join('')}
</div>`;

function pose({ share, transforms }) {
  document.querySelectorAll('#bloom > g').forEach((ring, index) => ring.setAttribute('transform', transforms[index]));
  document.querySelectorAll('.line').forEach((line, index) => {
    const appear = (share - 0.06 - index * 0.13) / 0.08;
    const leave = (0.98 - share) / 0.04;
    line.style.opacity = String(Math.max(0, Math.min(1, appear, leave)));
  });
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
});
for (const clip of clips) {
  const { name, width, height, seconds, rate, quality } = clip;
  const tab = await browser.newPage({ viewport: { width, height } });
  await tab.setContent(page(clip));
  const out = fileURLToPath(new URL(`../../../libs/agency/public/media/${name}.mp4`, import.meta.url));
  const encode = [
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-crf',
    quality,
    '-pix_fmt',
    'yuv420p',
    '-an',
    '-movflags',
    '+faststart',
  ];
  const ffmpeg = spawn(
    'ffmpeg',
    ['-y', '-v', 'error', '-f', 'image2pipe', '-r', rate, '-i', '-', ...encode, out].map(String),
    {
      stdio: ['pipe', 'inherit', 'inherit'],
    },
  );
  for (let frame = 0; frame < seconds * rate; frame += 1) {
    const share = frame / (seconds * rate);
    await tab.evaluate(pose, { share, transforms: Array.from({ length: 8 }, (_, ring) => sway(ring, share)) });
    if (!ffmpeg.stdin.write(await tab.screenshot({ type: 'jpeg', quality: 96 }))) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  await once(ffmpeg, 'close');
  await tab.close();
}
await browser.close();
