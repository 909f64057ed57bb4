import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { signIn, stageDesk } from '../../test/desk.tsx';
import { json } from '../../test/server.ts';

const stage = stageDesk();
const where = 'facts/agency/name';
const name = { id: `${where}: the name`, country: 'Everywhere', kind: 'sample', what: 'the name', where };
const factor = { id: 'f', country: 'Everywhere', kind: 'missing', what: 'two factors', where: 'SECOND_FACTOR' };
const dkim = { id: 'd', country: 'Germany', kind: 'unknown', what: 'an answer of DNS', where: 's1.agency.eu' };
const points = [name, factor, dkim].map((point) => ({ ...point, accepted: null as null | object }));

async function open(isPublic: boolean) {
  stage.as({ role: 'owner' });
  stage.server.answer('GET /api/admin/launch', () => json({ public: isPublic, open: 2, points }));
  const { user } = await signIn('/launch');
  await screen.findByRole('region', { name: 'Everywhere: 2 open' });
  return user;
}

it('names each point by country with where it is mended, and accepts one after one question', async () => {
  const accepted = points.map((point) =>
    point.id === name.id ? { ...point, accepted: { by: 'Nina', at: '2026-03-01T09:00:00.000Z' } } : point,
  );
  stage.server.answer('POST /api/admin/launch/acceptances', () => json({ public: true, open: 1, points: accepted }));
  const user = await open(true);
  expect(screen.getByText('2 points are open: search engines are kept away.').isConnected).toBe(true);
  const ways = screen.getAllByRole('link', { name: /^Mend it: / }).map((link) => link.getAttribute('href'));
  expect(ways).toEqual([`/admin/site?at=${encodeURIComponent(where)}`, '/admin/staff']);
  expect(within(screen.getByRole('region', { name: 'Germany' })).queryByRole('button')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Accept: the name' }));
  const dialog = await screen.findByRole('dialog', { name: 'Accept this point as it is?' });
  await user.click(within(dialog).getByRole('button', { name: 'Accept it' }));
  await screen.findByText(/^Accepted by Nina,/);
  expect(stage.server.bodies('POST /api/admin/launch/acceptances')).toEqual([{ point: name.id }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('holds nothing back on a laptop', async () => {
  await open(false);
  expect(screen.getByText(/nothing is held back/).isConnected).toBe(true);
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
});

it('says on its pages that search engines are kept away, to others than owners without the way there', async () => {
  stage.server.answer('GET /api/indexing', () => json({ allowed: false }));
  await signIn();
  await screen.findByText('The site is not ready for strangers yet: search engines are kept away.');
  expect(screen.queryByRole('link', { name: 'See what is open' })).toBeNull();
});
