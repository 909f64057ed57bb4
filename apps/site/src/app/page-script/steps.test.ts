import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { clearDraft, isKept, keepDraft, keepTime } from '../../features/application-form/draft.ts';
import { walkSteps } from './steps.ts';

let form: HTMLFormElement;
const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
const type = (name: string, value: string) => {
  field(name).value = value;
  field(name).dispatchEvent(new Event('input', { bubbles: true }));
};
const keep = () => form.querySelector<HTMLInputElement>('[data-keep]')!;

beforeAll(walkSteps);
beforeEach(() => {
  [sessionStorage, localStorage].forEach((store) => store.clear());
  document.body.innerHTML = `<form>
    <div class="step" data-current><fieldset><legend></legend><input name="name"></fieldset></div>
    <input type="checkbox" data-keep>
  </form>`;
  form = document.querySelector('form')!;
});

/** Does something as another tab, and tells this one what was removed from the device, in that order. */
function inAnotherTab(act: (theirs: HTMLFormElement) => void): void {
  const before = new Set(Object.keys(localStorage));
  const removing = jest.spyOn(Storage.prototype, 'removeItem');
  act(document.createElement('form'));
  const { calls, contexts } = removing.mock;
  const removed = calls.flatMap(([key], index) =>
    contexts[index] === localStorage && before.delete(key) ? [key] : [],
  );
  removing.mockRestore();
  for (const key of removed) dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
}

const leaving: Record<string, (theirs: HTMLFormElement) => void> = {
  'is taken off the device by another tab': (theirs) => keepDraft(theirs, false),
  'is too old in the eyes of another tab': () => void isKept(),
};
test.each(Object.keys(leaving))('a form whose draft %s stays as it is, as the tab’s', (how) => {
  keep().click();
  type('name', 'Ada');
  const now = jest.spyOn(Date, 'now');
  if (how.includes('old')) now.mockReturnValue(new Date().getTime() + keepTime);
  inAnotherTab(leaving[how]!);
  expect([field('name').value, form.dataset.draft, keep().checked]).toEqual(['Ada', 'tab', false]);
  expect(sessionStorage.getItem('application-draft')).toContain('Ada');
  now.mockRestore();
});

test('a form that another tab has sent or cleared is emptied, and one that another tab keeps as well is not', () => {
  keep().click();
  type('name', 'Ada');
  inAnotherTab((theirs) => keepDraft(theirs, true));
  expect(field('name').value).toBe('Ada');
  inAnotherTab(clearDraft);
  expect([field('name').value, form.dataset.draft]).toEqual(['', undefined]);
});
