import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act } from 'react';
import { startToasts } from './toasts.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let show: ReturnType<typeof startToasts>;
const shown = () => [...document.querySelectorAll('.toast')].map(({ textContent }) => textContent);
const tell = (...texts: string[]) => act(() => texts.forEach((text) => show({ text })));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  act(() => {
    show = startToasts({ place: 'News', news: 'News', close: 'Close' });
  });
});
afterEach(() => {
  document.body.replaceChildren();
  jest.useRealTimers();
});

test('three toasts are shown, and only the newest of the waiting ones is kept', () => {
  tell('one', 'two', 'three', 'four', 'five');
  expect(shown()).toEqual(['one', 'two', 'three']);
  act(() => document.querySelector<HTMLElement>('.toast button')!.click());
  expect(shown()).toEqual(['two', 'three', 'five']);
});

test('a toast closes after four seconds, and showing its text again restarts the time', () => {
  tell('saved', 'copied');
  wait(3_000);
  tell('saved');
  wait(1_001);
  expect(shown()).toEqual(['saved']);
  wait(3_000);
  expect(shown()).toEqual([]);
});

test('a failure stays until it is closed, and is announced at once', () => {
  act(() => show({ text: 'not saved', failed: true }));
  expect(document.querySelector('[role=status][aria-live=assertive]')).not.toBeNull();
  wait(60_000);
  expect(shown()).toEqual(['not saved']);
});
