import { expect, test } from '@jest/globals';
import { SiteState } from './site-state.ts';

test('a revision that is published and not looked at yet is not said to be what visitors see', () => {
  const state = new SiteState();
  expect(state.showing()).toEqual({ state: 'current' });
  expect(state.showing(1)).toEqual({ state: 'rendering' });
  state.shown = 1;
  expect(state.showing(1)).toEqual({ state: 'current' });
  state.rendering = { state: 'failed', reason: 'No room' };
  expect(state.showing(2)).toEqual({ state: 'failed', reason: 'No room' });
});
