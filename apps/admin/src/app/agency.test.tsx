import { expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { seedOf } from '../features/site/seeds.ts';
import { openDesk, signIn, stageDesk } from '../test/desk.tsx';
import { json } from '../test/server.ts';

const stage = stageDesk();
const rose = {
  name: 'Velvet Rose',
  email: 'hi@velvet.example',
  mark: { viewBox: '0 0 8 8', drawing: '<path d="M0 0"/>' },
};

it('bears the name and mark of the owner, before anybody has signed in and behind it', async () => {
  stage.server.answer('GET /api/agency', () => json(rose));
  await openDesk();
  await screen.findByText('Velvet Rose');
  await waitFor(() => expect(document.title).toMatch(/ · Velvet Rose$/));
  expect(document.querySelector('svg[viewBox="0 0 8 8"] path')).toBeTruthy();
  // Known on this device from now on.
  stage.server.answer('GET /api/agency', () => json({}, 503));
  cleanup();
  await signIn();
  await screen.findByRole('heading', { name: 'Velvet Rose Applications' });
  expect(JSON.parse(localStorage.getItem('agency')!)).toEqual(rose);
  // What is delivered stays known: an owner may go back to it.
  expect(seedOf('facts/agency/name')).toBe('Blue Peony');
});
