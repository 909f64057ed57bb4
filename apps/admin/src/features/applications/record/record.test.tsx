import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { application, record } from '../../../test/applications.ts';
import { signIn, stageDesk } from '../../../test/desk.tsx';
import { json, problem } from '../../../test/server.ts';

const stage = stageDesk();
const anna = application({ file_urls: ['17-a-one.jpg'], signedUrls: [] });
const at = `/api/admin/applications/${anna.id}`;
const ben = '0192d1c2-7b0c-4b0e-9d7b-0d6f6a3c1a01';
const when = '2026-03-20T16:00:00.000Z';
async function review(role: 'owner' | 'manager' = 'manager', given: Parameters<typeof record>[0] = {}) {
  stage.as({ role });
  stage.shows(anna);
  stage.server.answer(`GET ${at}/record`, () => json(record(given)));
  stage.colleagues({ id: ben, name: 'ben', role: 'reviewer' });
  const { user } = await signIn(`/review/${anna.id}`);
  const panel = await screen.findByRole('region', { name: 'Rights and retention' });
  await within(panel).findByRole('button', { name: 'Correct details' });
  return { user, panel };
}
const bodies = (route: string) => stage.server.bodies(route);

describe('the rights of an applicant', () => {
  it('closes with a reason, and opens again', async () => {
    stage.server.answer(`PUT ${at}/closing`, () => json(record({ closed_at: when, closed_reason: 'signed' })));
    stage.server.answer(`DELETE ${at}/closing`, () => json(record()));
    const { user, panel } = await review();
    await user.click(within(panel).getByRole('button', { name: 'Close' }));
    const dialog = await screen.findByRole('dialog', { name: 'Close the application' });
    await user.selectOptions(within(dialog).getByLabelText('Reason'), 'signed');
    await user.click(within(dialog).getByRole('button', { name: 'Close it' }));
    await within(panel).findByText(/, signed/);
    expect(bodies(`PUT ${at}/closing`)).toEqual([{ reason: 'signed' }]);
    await user.click(within(panel).getByRole('button', { name: 'Open again' }));
    await within(panel).findByText('Open.');
  });

  it('corrects only what differs, from the version that was read, says that somebody else was faster, and shows before and after', async () => {
    const corrections = [
      { at: when, staff_id: null, field: 'city', before: 'Gdynia', after: 'Gdańsk' },
      { at: when, staff_id: ben, field: 'name', before: 'Ana', after: null },
    ];
    stage.server.answerInTurn(
      `PATCH ${at}/details`,
      () => problem(409, 'version_conflict'),
      () => json(record({ corrections })),
    );
    const { user, panel } = await review();
    await user.click(within(panel).getByRole('button', { name: 'Correct details' }));
    const city = screen.getByLabelText('City');
    await user.clear(city);
    await user.type(city, 'Gdańsk');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Somebody changed these details/);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const changes = await within(panel).findAllByRole('listitem');
    expect(changes.map(({ textContent }) => textContent)).toEqual([
      'Open.',
      expect.stringMatching(/^The applicant · .*City: Gdynia →becomes Gdańsk$/),
      expect.stringMatching(/^ben · .*Name or pseudonym: Ana →becomes empty$/),
    ]);
    const corrected = { city: 'Gdańsk', version: 3 };
    expect(bodies(`PATCH ${at}/details`)).toEqual([corrected, corrected]);
  });

  it('erases with a reason, and leaves to a list without her', async () => {
    stage.server.answer(`DELETE ${at}`, () => json({}));
    const { user, panel } = await review();
    await user.click(within(panel).getByRole('button', { name: 'Erase' }));
    await user.selectOptions(screen.getByLabelText('Reason'), 'asked_by_applicant');
    await user.click(screen.getByRole('button', { name: 'Erase it' }));
    await waitFor(() => expect(location.pathname).toBe('/admin'));
    expect(bodies(`DELETE ${at}`)).toEqual([{ reason: 'asked_by_applicant' }]);
    await screen.findByText('No applications yet.');
    expect(screen.queryByText('Anna Nowak')).toBeNull();
  });

  it('puts under legal hold by an owner only, and then erases nothing', async () => {
    const held = record({ held_at: when, hold_reason: 'Court file 12/26', hold_hidden: true });
    stage.server.answer(`PUT ${at}/hold`, () => json(held));
    const { user, panel } = await review('owner');
    await user.click(within(panel).getByRole('button', { name: 'Legal hold' }));
    await user.type(screen.getByLabelText('Reason'), 'Court file 12/26');
    await user.click(screen.getByLabelText('The law forbids telling the applicant'));
    await user.click(screen.getByRole('button', { name: 'Hold it' }));
    await within(panel).findByText('The applicant is not told.');
    expect(bodies(`PUT ${at}/hold`)).toEqual([{ reason: 'Court file 12/26', hidden: true }]);
    expect(within(panel).getByRole<HTMLButtonElement>('button', { name: 'Erase' }).disabled).toBe(true);
  });

  it('seals after one question: she is gone from the screen, the runbook is there, and who saw her before in words', async () => {
    const look = { at: when, role: 'reviewer', staff_id: ben };
    stage.server.answer(`PUT ${at}/seal`, () => {
      stage.server.answer(`GET ${at}`, () => problem(404, 'not_found'));
      return json(record({ sealed_at: when }));
    });
    const items = [
      { ...look, what: 'photo', photo: '17-a-one.jpg', role: 'owner', staff_id: anna.id },
      { ...look, what: 'opened' },
      { ...look, what: 'listed' },
    ];
    stage.server.answer(`GET ${at}/looks`, () => json({ items }));
    const { user, panel } = await review();
    await user.click(within(panel).getByRole('button', { name: 'Seal: looks under age' }));
    expect(stage.server.calls.some(({ path: called }) => called.endsWith('/seal'))).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Seal it' }));
    await screen.findByRole('heading', { name: 'This application is sealed' });
    expect(screen.getByText(/do not send it to anybody/).isConnected).toBe(true);
    expect(screen.queryByText('Anna Nowak')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Take the seal off' })).toBeNull();
    const lines = within(await screen.findByRole('list', { name: 'Who looked' })).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent?.replace(/^.*[AP]M /, ''))).toEqual([
      'a former colleague (owner) looked at a photo',
      'ben (reviewer) opened the application',
      'ben (reviewer) saw the applicant in a list or an export that day',
    ]);
  });
});
