import { expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { anna, stageAnswers } from '../test/composing.tsx';
import { signIn } from '../test/desk.tsx';

const desk = stageAnswers();

// cspell:disable
const rows = [
  ['Digit', '1234567890'],
  ['Key', 'QWERTYUIOP'],
  ['Key', 'ASDFGHJKL'],
  ['Key', 'ZXCVBNM'],
] as const;
/** The keys that type something, by their places. */
const codes = [
  ...rows.flatMap(([kind, names]) => [...names].map((name) => kind + name)),
  ...'Minus Equal BracketLeft BracketRight Semicolon Quote Comma Period Slash Space'.split(' '),
];
/** What they type alone and with Shift, in the order of `codes`. */
const layouts = {
  English: ["1234567890qwertyuiopasdfghjklzxcvbnm-=[];',./ ", '!@#$%^&*()QWERTYUIOPASDFGHJKLZXCVBNM_+{}:"<>? '],
  Ukrainian: ['1234567890йцукенгшщзфівапролдячсмить-=хїжєбю. ', '!"№;%:?*()ЙЦУКЕНГШЩЗФІВАПРОЛДЯЧСМИТЬ_+ХЇЖЄБЮ, '],
  Thai: ['ๅ/_ภถุึคตจๆไำพะัีรนยฟหกดเ้่าสผปแอิืทขชบลวงมใฝ ', '+๑๒๓๔ู฿๕๖๗๐"ฎฑธํ๊ณฯญฤฆฏโฌ็๋ษศ()ฉฮฺ์?๘๙ฐ,ซ.ฒฬฦ '],
} as const;

// cspell:enable

/** The same numbers in each run. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function press(code: string, shift: 0 | 1, layout: keyof typeof layouts): void {
  const key = [...layouts[layout][shift]][codes.indexOf(code)]!;
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key, code, shiftKey: shift === 1, bubbles: true, cancelable: true }),
  );
}

const acted = () =>
  desk.stage.server.calls.filter(({ method, path }) => method !== 'GET' && !path.includes('presence'));

/** Seven sentences after each key in each layout; a browser types two hundred in the deep ring. */
it.each([
  ['the answer', 'KeyA', `/review/${anna.id}`, () => screen.getByLabelText('Text')],
  ['a note', 'KeyN', `/review/${anna.id}`, () => screen.getByLabelText('New note')],
  ['the search', 'Slash', '', () => screen.getByRole('searchbox', { name: 'Search' })],
] as const)(
  'no key of a random sentence acts that is typed right after the key of %s, on three keyboards',
  async (...of) => {
    const [, opens, path, field] = of;
    await signIn(path);
    await screen.findAllByText(anna.name);
    const random = numbersFrom(35);
    const before = [acted().length, location.pathname];
    for (let sentence = 0; sentence < 21; sentence++) {
      const layout = (['English', 'Ukrainian', 'Thai'] as const)[sentence % 3]!;
      (document.activeElement as HTMLElement | null)?.blur();
      act(() => press(opens, 0, layout));
      const text = document.activeElement;
      act(() => {
        for (let typed = 0; typed < 60; typed++)
          press(codes[Math.floor(random() * codes.length)]!, random() < 0.15 ? 1 : 0, layout);
      });
      expect([text?.matches('textarea, input'), document.activeElement === text]).toEqual([true, true]);
    }
    expect(document.activeElement).toBe(field());
    expect([acted().length, location.pathname]).toEqual(before);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(desk.opened).not.toHaveBeenCalled();
  },
);
