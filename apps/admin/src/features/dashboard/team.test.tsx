import type { Team } from '@blue-peony/contracts';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { signIn, stageDesk } from '../../test/desk.tsx';
import { json, staff } from '../../test/server.ts';

const stage = stageDesk();
const figures = { received: 4, scored: 3, answered: 2, kept: 1, broken: 1, median_seconds: 7_200 };
const team: Team = {
  total: figures,
  groups: {
    day: [{ key: '2026-03-20', ...figures }],
    country: [{ key: 'Poland', ...figures }],
    language: [{ key: 'ukr', ...figures }],
    source: [{ key: null, ...figures }],
  },
  people: null,
};

async function open(answer: Team) {
  stage.server.answer('GET /api/admin/team?*', () => json(answer));
  await signIn('/today');
  await screen.findByRole('heading', { name: 'By person' });
}

const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

describe("the team's part of the dashboard", () => {
  it('shows what came in and what became of it, by each group as a table too, and names nobody where people are not counted', async () => {
    await open(team);
    expect(rowsOf('By country')).toEqual([
      ['Country', 'Received', 'Scored', 'Answered', 'Promises kept', 'Half answered within'],
      ['Poland', '4', '3', '2', '50 %', '2 h'],
    ]);
    expect(rowsOf('By language')[1]![0]).toBe('Ukrainian');
    expect(rowsOf('By source')[1]![0]).toBe('Not known');
    expect(screen.getByText(/People are not counted/).isConnected).toBe(true);
    expect(screen.queryByRole('table', { name: 'By person' })).toBeNull();
  });

  it('shows what each person did where an owner has people counted', async () => {
    await open({ ...team, people: [{ staff_id: staff().id, scored: 3, answered: 2 }] });
    expect(rowsOf('By person')[1]).toEqual(['You', '3', '2']);
  });
});
