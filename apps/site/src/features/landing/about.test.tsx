import '../../test/setup-dom.ts';
import { afterEach, expect, test } from '@jest/globals';
import { about } from '@blue-peony/agency/en/about';
import { cleanup, render, screen } from '@testing-library/react';
import { aboutItems } from '../../content/about-items.ts';
import { About } from './about.tsx';

const titles = {
  people: 'Who we are',
  commission: 'Commission',
  term: 'Contract and notice',
  access: 'Without your password',
  chats: 'Who writes to your fans',
  session: 'How a session goes',
  leaving: 'When you leave',
};
const show = (facts: typeof about) =>
  render(
    <About content={{ eyebrow: 'Before you decide', title: 'Who is behind it', items: aboutItems(facts, titles) }} />,
  );

afterEach(cleanup);

test('nothing stands there until the agency has written an entry', () => {
  const nothing = Object.fromEntries(Object.keys(titles).map((topic) => [topic, ''])) as typeof about;
  expect(show(nothing).container.innerHTML).toBe('');
});

test('each entry that is written is shown with its title, and no other', () => {
  show({ ...about, commission: '30 % of what the platform pays out', people: 'Ana and Ben' });
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Who we are', 'Commission']);
  expect(screen.getByText('30 % of what the platform pays out')).toBeTruthy();
});
