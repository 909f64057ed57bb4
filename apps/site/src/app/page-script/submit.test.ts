import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { sendAwake } from './submit.ts';

/** A pending load of React, with a function that completes it. */
function underWay() {
  let arrive!: () => void;
  const promise = new Promise<void>((resolve) => (arrive = resolve));
  return { wake: () => promise, arrive };
}

let form: HTMLFormElement;
let button: HTMLButtonElement;
const sent = jest.fn((event: Event) => event.preventDefault());
const ready = { press: undefined, disabled: null };
const shown = () => ({ press: form.dataset.press, disabled: button.getAttribute('aria-disabled') });

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<form><input required value="Ada"><button></button></form>';
  form = document.querySelector('form')!;
  button = document.querySelector('button')!;
  form.addEventListener('submit', sent);
});
afterEach(() => {
  jest.useRealTimers();
  sent.mockClear();
});

test('a form that is pressed three times before it is awake is sent once', async () => {
  const { wake, arrive } = underWay();
  const presses = [1, 2, 3].map(() => sendAwake(form, button, wake));
  expect(shown()).toEqual({ press: 'sending', disabled: 'true' });
  expect(sent).not.toHaveBeenCalled();
  arrive();
  await Promise.all(presses);
  expect(sent).toHaveBeenCalledTimes(1);
  expect(shown()).toEqual(ready);
});

test('a form that has become incomplete meanwhile is not sent, and its button is ready', async () => {
  const pressed = sendAwake(form, button, async () => {});
  form.querySelector('input')!.value = '';
  await pressed;
  expect(sent).not.toHaveBeenCalled();
  expect(shown()).toEqual(ready);
});

test('a form that cannot be woken is unsent, and the next press wakes it again', async () => {
  const offline = new Error('offline');
  const wake = jest.fn<() => Promise<void>>().mockRejectedValue(offline);
  await sendAwake(form, button, wake);
  expect(shown()).toEqual({ press: 'unsent', disabled: null });
  expect(sent).not.toHaveBeenCalled();
  wake.mockResolvedValue();
  await sendAwake(form, button, wake);
  expect(sent).toHaveBeenCalledTimes(1);
  expect(shown()).toEqual(ready);
});

test('a form that is pressed during a load that fails is sent when the next load succeeds', async () => {
  const wake = jest.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce();
  await sendAwake(form, button, wake);
  expect(sent).toHaveBeenCalledTimes(1);
  expect(shown()).toEqual(ready);
});

test('a form that is not awake after 20 s is unsent, and not sent when it wakes after all', async () => {
  const { wake, arrive } = underWay();
  const pressed = sendAwake(form, button, wake);
  await jest.advanceTimersByTimeAsync(19_999);
  expect(form.dataset.press).toBe('sending');
  await jest.advanceTimersByTimeAsync(1);
  await pressed;
  expect(shown()).toEqual({ press: 'unsent', disabled: null });
  arrive();
  await wake();
  expect(sent).not.toHaveBeenCalled();
});
