import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { recoloring } from './palette.ts';

const css = readFileSync(new URL('../../ui/src/theme.css', import.meta.url), 'utf8');

const luminance = (hex: string) =>
  [0.2126, 0.7152, 0.0722].reduce((sum, weight, index) => {
    const part = parseInt(hex.slice(1 + 2 * index, 3 + 2 * index), 16) / 255;
    return sum + weight * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  }, 0);
const shadesOf = (rule: string) =>
  [...rule.matchAll(/(--color-[\w-]+):\s*(#[\da-f]{6})/g)].map(([, name, hex]) => [name!, hex!] as const);

test('the delivered colors change nothing', () => {
  expect(recoloring(css)(css)).toBe(css);
});

test.each(['#a01030', '#0a7d3c', '#ffe600', '#777777', '#000000', '#ffffff'])(
  'shades in the hue of %s contrast as the delivered ones do',
  (brand) => {
    const delivered = new Map(shadesOf(css));
    const made = shadesOf(recoloring(css, { brand, accent: '#f7b8c8' })(css));
    for (const [name, hex] of made) {
      const [now, before] = [luminance(hex), luminance(delivered.get(name)!)];
      if (/ink|peony/.test(name)) expect(hex).not.toBe(delivered.get(name));
      // The formula of contrast adds 0.05; eight bits a channel leave two percent in the darkest shades.
      expect(Math.abs((now + 0.05) / (before + 0.05) - 1)).toBeLessThan(0.02);
    }
  },
);

test('drawings get a rose brand as well, and keep the accent', () => {
  const drawing = '<path fill="#4c6fff"/><path fill="#F7B8C8"/><path fill="#8ea8ff80"/>';
  const [, red, blue] = /fill="#(..)..(..)"/.exec(recoloring(css, { brand: '#d0104c', accent: '#f7b8c8' })(drawing))!;
  expect(parseInt(red!, 16)).toBeGreaterThan(1.5 * parseInt(blue!, 16));
  expect(recoloring(css, { brand: '#d0104c', accent: '#f7b8c8' })(drawing)).toMatch(/"#F7B8C8".*"#[\da-f]{6}80"/);
});

test('the brand color itself is one of its shades, also where no stylesheet names it', () => {
  expect(recoloring('', { brand: '#a01030', accent: '#f7b8c8' })('#4c6fff')).not.toBe('#4c6fff');
});
