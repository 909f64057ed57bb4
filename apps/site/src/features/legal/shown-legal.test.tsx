import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { locales } from '@blue-peony/contracts';
import type { Legal } from '../../content/legal.ts';
import { inLanguage } from '../../test/in-language.tsx';
import { LegalDialog } from './legal-dialog.tsx';
import { shownLegal } from './shown-legal.ts';

const dialogs = (legal: Legal) =>
  inLanguage(
    locales[0],
    <>
      <LegalDialog id="privacy" content={legal.privacy} />
      <LegalDialog id="terms" content={legal.terms} />
    </>,
  );
const texts = {
  privacy: [{ heading: 'Who we are', paragraphs: ['An agency.'] }],
  terms: [{ heading: 'Age', paragraphs: ['18.'] }],
};

test('a page wakes with the legal texts that it came with in its language, and with no others', () => {
  const first = render(dialogs(texts));
  const html = first.container.innerHTML;
  first.unmount();
  expect(shownLegal('en')).toBeUndefined();

  document.documentElement.lang = 'en';
  const container = document.createElement('main');
  document.body.append(container);
  container.innerHTML = html;
  expect(shownLegal('th')).toBeUndefined();
  const faults: unknown[] = [];
  render(dialogs(shownLegal('en')!), { container, hydrate: true, onRecoverableError: (fault) => faults.push(fault) });
  expect(container.innerHTML).toBe(html);
  expect(html).toContain('An agency.');
  expect(faults).toEqual([]);
});
