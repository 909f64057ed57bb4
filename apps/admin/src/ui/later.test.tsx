import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { later } from './later.tsx';
import { Router } from '../router/router.tsx';

const failure = new TypeError('Failed to fetch dynamically imported module');
const Dialog = () => <p>Keys</p>;
const { error } = console;

beforeEach(() => {
  jest.useFakeTimers();
  console.error = () => undefined;
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
  console.error = error;
});

function open(get: () => Promise<typeof Dialog>) {
  const Opened = later(get);
  render(
    <Router failed={<p>Failed</p>}>
      <p>Page</p>
      <Opened />
    </Router>,
  );
}
const after = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it('a part whose script a cut line keeps back opens as soon as the line is back, and the page stays', async () => {
  const get = jest.fn(() => Promise.resolve(Dialog)).mockRejectedValueOnce(failure);
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open(get);
  await after(60_000);
  expect([screen.getByText('Page').textContent, screen.queryByText('Keys'), get.mock.calls.length]).toEqual([
    'Page',
    null,
    1,
  ]);
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await after(0);
  screen.getByText('Keys');
});

it('a part whose script is gone is asked for four times, and then the page says that it failed', async () => {
  const get = jest.fn(() => Promise.reject<typeof Dialog>(failure));
  open(get);
  await after(4_000);
  screen.getByText('Page');
  await after(400);
  screen.getByText('Failed');
  expect(get).toHaveBeenCalledTimes(4);
});
