import '../test/setup-dom.ts';
import { beforeEach, expect, test } from '@jest/globals';
import { applicationLimits, type LocaleId } from '@blue-peony/contracts';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showForm } from '../test/show-form.tsx';

const user = userEvent.setup();
// The code is loaded on demand, which takes long on a busy machine.
await import('./helpers.tsx');

/** Renders the form and loads the code of its help. */
async function show(id: LocaleId = 'us', touched = true) {
  const { container, text: words, control } = showForm(id);
  if (touched) fireEvent.focusIn(control('name'));
  const picker = await screen.findByLabelText<HTMLSelectElement>(words['contact.country']);
  // The listeners are attached after the picker is drawn.
  await act(async () => {});
  return { container, control, picker, words };
}
const type = (control: HTMLInputElement, value: string) => {
  fireEvent.input(control, { target: { value } });
  fireEvent.blur(control);
};

beforeEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

test.each<[LocaleId, string, string, string]>([
  ['us', 'US', 'Poland', 'Poland (+48)'],
  ['pl', 'PL', 'Niemcy', 'Niemcy (+49)'],
  ['de', 'DE', 'Thailand', 'Thailand (+66)'],
  ['ukr', 'UA', 'Польща', 'Польща (+48)'],
  ['th', 'TH', 'เยอรมนี', 'เยอรมนี (+49)'],
])('a number on the page for %s is of %s, until she says that she lives in %s', async (id, first, home, option) => {
  const { control, picker } = await show(id);
  expect(picker.value).toBe(first);
  type(control('country'), home);
  await waitFor(() => expect(picker.selectedOptions[0]!.text).toBe(option));
});

test('a number brings its country; one that she picks goes with the number, and with the draft', async () => {
  const { control, picker } = await show();
  type(control('whatsapp'), '0066 81 234 5678');
  await waitFor(() => expect(picker.value).toBe('TH'));
  expect(control('phone_country').value).toBe('');
  await user.selectOptions(picker, 'PL');
  await waitFor(() => expect(control('phone_country').value).toBe('PL'));
  expect(control('whatsapp').value).toBe('081 234 5678');
  type(control('whatsapp'), '600 100 200');
  cleanup();
  const { control: restored, picker: again } = await show('us', false);
  expect([restored('whatsapp').value, restored('phone_country').value, again.value]).toEqual([
    '600 100 200',
    'PL',
    'PL',
  ]);
});

test.each<LocaleId>(['us', 'pl', 'de', 'ukr', 'th'])(
  'what is no number is held back on the page for %s, in words',
  async (id) => {
    const { container, control, words } = await show(id);
    for (const wrong of ['abc', '+', '12', 'x'.repeat(32)]) {
      type(control('whatsapp'), wrong);
      await screen.findByText(words['field.phone']);
      expect(control('whatsapp').validationMessage).toBe(words['field.phone']);
      expect(control('whatsapp').getAttribute('aria-describedby')).toContain('application-whatsapp-error');
    }
    for (const right of ['+48 600 100 200', '0048600100200', '+1 (307) 555-0123', '+66812345678']) {
      type(control('whatsapp'), right);
      await waitFor(() => expect(screen.queryByText(words['field.phone'])).toBeNull());
      expect(control('whatsapp').validity.valid).toBe(true);
    }
    expect(container.querySelectorAll('[aria-invalid]')).toHaveLength(0);
  },
);

test('a mistyped address gets a hint once she leaves it, one tap takes it, and none is refused', async () => {
  const { control } = await show();
  await user.type(control('email'), 'ada@gmail.con');
  expect(screen.queryByRole('button', { name: /Did you mean/ })).toBeNull();
  await user.tab();
  expect(control('email').validity.valid).toBe(true);
  await user.click(await screen.findByRole('button', { name: 'Did you mean ada@gmail.com?' }));
  expect(control('email').value).toBe('ada@gmail.com');
  expect(document.activeElement).toBe(control('email'));
  expect(screen.queryByRole('button', { name: /Did you mean/ })).toBeNull();
});

test('10,000 pasted Thai characters stay; the page says how many are too many and how many are left', async () => {
  const { control, words } = await show();
  const message = control('message');
  await user.click(message);
  await user.paste('ก'.repeat(10_000));
  expect(message.value).toHaveLength(10_000);
  await screen.findByText('5,000 characters too many: 5,000 at most. Nothing was cut.');
  expect(message.validity.valid).toBe(false);
  await screen.findByText(words['field.tooLong'], { selector: '[aria-live]' });
  type(message, 'ก'.repeat(applicationLimits.message - 1));
  await screen.findByText('1 character left');
  expect(message.validity.valid).toBe(true);
  type(message, 'short');
  await waitFor(() => expect(screen.queryByText(/characters? left/)).toBeNull());
});
