import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { application } from '../../test/applications.ts';
import { savedFiles } from '../../test/browser.ts';
import { signIn, stageDesk } from '../../test/desk.tsx';
import { page, problem } from '../../test/server.ts';
import { queryOf, readFilter } from './filter.ts';

const stage = stageDesk();
const listCall = 'GET /api/admin/applications';

describe('the filters', () => {
  it('are read from the address, without what is wrong there', () => {
    const params = new URLSearchParams('q= anna &language=xx&score=unscored&sort=newest&from=2026-13-01&evil=1');
    expect(readFilter(params)).toEqual({ q: 'anna', score: 'unscored' });
  });

  it("mean whole days of the viewer's zone, the last one included", () => {
    const { from, to } = queryOf({ from: '2026-03-01', to: '2026-03-02' });
    expect(new Date(to!).getTime() - new Date(from!).getTime()).toBe(2 * 86_400_000);
    expect(new Date(from!).getHours()).toBe(0);
  });

  it('ask the server as the address says, and never reach the remembered list, which is the whole one', async () => {
    stage.server.answer(`${listCall}?language=pl&sort=score_high`, () => page([application()]));
    const { user } = await signIn('?language=pl&sort=score_high');
    await screen.findByText('Anna Nowak');
    await user.click(screen.getByRole('button', { name: 'Filter (1)' }));
    expect(screen.getByLabelText<HTMLSelectElement>('Language').value).toBe('pl');
    expect(screen.getByLabelText<HTMLSelectElement>('Sort').value).toBe('score_high');
    expect(sessionStorage.getItem('cachedApps')).toBeNull();
  });

  it('go into the address, say that they are in force, and are taken back by one press', async () => {
    stage.server.answer(`${listCall}?result=rejected`, () => page([]));
    const { user } = await signIn();
    await screen.findByText('No applications yet.');
    const opener = screen.getByRole('button', { name: 'Filter' });
    await user.click(opener);
    await user.selectOptions(screen.getByLabelText('Assessment'), 'rejected');
    await screen.findByText('No application matches.');
    expect(location.search).toBe('?result=rejected');
    await user.keyboard('{Escape}');
    expect(screen.queryByLabelText('Assessment')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove Assessment: Rejected' }));
    await screen.findByText('No applications yet.');
    expect(location.search).toBe('');
    expect(document.activeElement).toBe(opener);
  });

  it('search once the typing rests', async () => {
    stage.server.answer(`${listCall}?q=anna`, () => page([application()]));
    await signIn();
    const search = await screen.findByLabelText('Search');
    // Fills the field in one step, independent of the machine's speed.
    for (const value of ['a', 'an', 'ann', 'anna']) fireEvent.change(search, { target: { value } });
    await screen.findByText('Anna Nowak');
    expect(stage.server.calls.filter(({ path }) => path.includes('q='))).toHaveLength(1);
  });
});

it('the export says that it failed, or takes the filters along and saves what comes', async () => {
  const exportCall = 'GET /api/admin/applications.csv?language=pl';
  stage.server.answer(`${listCall}?language=pl`, () => page([application()]));
  stage.server.answer(exportCall, () => problem(503, 'upstream_unavailable'));
  const saved = savedFiles();
  const { user } = await signIn('?language=pl');
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(stage.alert).toHaveBeenCalledWith('The export failed.'));
  stage.server.answer(exportCall, () => new Response('name\r\nAnna'));
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatch(/^blob:saved applications-\d{4}-\d\d-\d\d\.csv$/);
  expect(stage.server.asked(exportCall)[1]?.token).toBe('Bearer token-1');
});

describe('a long list', () => {
  it('draws only the rows near the window, and tells how many there are', async () => {
    const many = Array.from({ length: 500 }, (_, index) =>
      application({ id: `018f3c1e-7a2b-7c3d-8e4f-${String(index).padStart(12, '0')}`, name: `Applicant ${index}` }),
    );
    stage.server.answer(listCall, () => page(many, 'next', 100_000));
    await signIn();
    await screen.findByText('Applicant 0');
    expect(screen.getAllByRole('row').length).toBeLessThan(40);
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('501');
    expect(screen.getByText('500 of 100,000 applications').isConnected).toBe(true);
  });
});

it('says that a range of days is reversed', async () => {
  stage.server.answer('GET /api/admin/applications', () => page([]));
  await signIn('?from=2026-03-20&to=2026-03-10');
  expect((await screen.findByRole('alert')).textContent).toMatch(/first day comes after the last/);
});
