import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { signIn, stageDesk } from '../test/desk.tsx';
import { json, member, problem, session } from '../test/server.ts';

const stage = stageDesk();
const nina = member('018f3c1e-7a2b-7c3d-8e4f-0000000000cc');
const changeCall = `PATCH /api/admin/staff/${nina.id}`;

async function openStaff(member: object = nina) {
  stage.as({ role: 'owner' });
  stage.server.answer('GET /api/admin/staff', () => json({ items: [member] }));
  stage.server.answer('GET /api/admin/settings', () => json({ second_factor_required: false }));
  const { user } = await signIn('/staff');
  await screen.findByRole('combobox', { name: 'Role of nina@agency.example' });
  return user;
}

describe('staff administration', () => {
  const confirm = async (user: Awaited<ReturnType<typeof openStaff>>, question: string, answer: string) =>
    user.click(within(await screen.findByRole('dialog', { name: question })).getByRole('button', { name: answer }));

  it('names the factors of a member, and changes a role after one question, which says what the role may do and why the last owner stays', async () => {
    const question = 'Change the role of nina@agency.example?';
    stage.server.answerInTurn(
      changeCall,
      () => problem(409, 'last_owner'),
      () => json({ ...nina, role: 'owner' }),
    );
    const user = await openStaff();
    expect(screen.getByText('Authenticator app, Passkey').isConnected).toBe(true);
    await user.selectOptions(screen.getByLabelText('Role of nina@agency.example'), 'owner');
    const dialog = await screen.findByRole('dialog', { name: question });
    expect(dialog.textContent).toContain('Owner: Does everything');
    expect(stage.server.asked(changeCall)).toHaveLength(0);
    await confirm(user, question, 'Change the role');
    expect((await screen.findByRole('alert')).textContent).toBe('Someone has to stay an owner.');
    await confirm(user, question, 'Change the role');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(stage.server.bodies(changeCall)).toEqual([{ role: 'owner' }, { role: 'owner' }]);
  });

  it('bans only after a second thought', async () => {
    stage.server.answer(changeCall, () => json({ ...nina, banned_at: nina.created_at }));
    const user = await openStaff();
    await user.click(screen.getByRole('button', { name: 'Ban nina@agency.example' }));
    await confirm(user, 'Ban nina@agency.example?', 'Cancel');
    expect(stage.server.asked(changeCall)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Ban nina@agency.example' }));
    await confirm(user, 'Ban nina@agency.example?', 'Ban');
    await waitFor(() => expect(stage.server.bodies(changeCall)).toEqual([{ banned: true }]));
  });

  it('invites by mail with a role', async () => {
    stage.server.answer('POST /api/admin/staff', () => json({ ...nina, confirmed_at: null }, 201));
    const user = await openStaff();
    await user.type(screen.getByLabelText('Email'), 'new@agency.example{Enter}');
    await screen.findByText('The invitation to new@agency.example is on its way.');
    expect(stage.server.bodies('POST /api/admin/staff')[0]).toEqual({
      email: 'new@agency.example',
      role: 'reviewer',
    });
  });

  it('sends an invitation that has expired again, or withdraws it', async () => {
    const late = { ...nina, confirmed_at: null, state: 'expired' };
    const user = await openStaff(late);
    stage.server.answer(`POST /api/admin/staff/${nina.id}/invitation`, () => json(late));
    stage.server.answer(`DELETE /api/admin/staff/${nina.id}/invitation`, () => json({ id: nina.id }));
    await screen.findByText('Invitation expired');
    expect(screen.queryByRole('button', { name: 'Ban nina@agency.example' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Send the invitation to nina@agency.example again' }));
    await waitFor(() => expect(stage.server.asked(`POST /api/admin/staff/${nina.id}/invitation`)).toHaveLength(1));
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Withdraw/ }).disabled).toBe(false),
    );
    await user.click(screen.getByRole('button', { name: 'Withdraw the invitation to nina@agency.example' }));
    await waitFor(() => expect(stage.server.asked(`DELETE /api/admin/staff/${nina.id}/invitation`)).toHaveLength(1));
  });

  it('requires a second factor of everybody, at once also of the owner who does it', async () => {
    stage.server.answer('PUT /api/admin/settings', () => json({ second_factor_required: true }));
    const renewed = { role: 'owner', factorRequired: true } as const;
    stage.server.answer('POST /auth/v1/token?grant_type=refresh_token', () => session('token-2', renewed));
    await openStaff();
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /second factor/i });
    await waitFor(() => expect(box.disabled).toBe(false));
    // Without `user`, which waits: the box must never jump back to its old state after the click.
    fireEvent.click(box);
    expect(box.checked).toBe(true);
    await screen.findByRole('heading', { name: 'Set up your second factor' });
    expect(stage.server.bodies('PUT /api/admin/settings')[0]).toEqual({ second_factor_required: true });
  });
});

describe('dead letters', () => {
  it('are shown in words with a link to the applicant and their reason, and handed back on Replay', async () => {
    const letter = {
      id: 'd-1',
      type: 'intake.application-submitted.v2',
      subject: nina.id,
      class: 'fault',
      reason: 'timeout',
      attempts: 8,
      at: nina.created_at,
    };
    let items = [letter];
    const counts = () => ({ outage: 0, fault: items.length });
    stage.server.answer('GET /api/admin/dead-letters', () => json({ items, counts: counts() }));
    stage.server.answer('POST /api/admin/dead-letters/d-1/replay', () => {
      items = [];
      return json({ id: 'd-1' }, 202);
    });
    const { user } = await signIn('/today');
    await screen.findByText('timeout');
    const link = screen.getByRole('link', { name: 'A new application' });
    expect(link.getAttribute('href')).toBe(`/admin/review/${nina.id}`);
    await user.click(screen.getByRole('button', { name: 'Replay: A new application' }));
    await screen.findByText('Every email went out.');
    expect(screen.getByText('Requeued.').isConnected).toBe(true);
  });

  it('are counted by class, also those that are not listed, and handed back all at once', async () => {
    const item = (id: string) => ({
      id,
      type: 'commerce.order-paid.v1',
      class: 'outage',
      reason: 'MailFailure 451',
      attempts: 0,
      at: nina.created_at,
    });
    let answer = { items: [item('d-1'), item('d-2')], counts: { outage: 1_204, fault: 3 } };
    stage.server.answer('GET /api/admin/dead-letters', () => json(answer));
    stage.server.answer('POST /api/admin/dead-letters/replay', ({ body }) => {
      expect(body).toEqual({ class: 'outage' });
      answer = { items: [], counts: { outage: 0, fault: 3 } };
      return json({ replayed: 1_204 }, 202);
    });
    const { user } = await signIn('/today');
    await screen.findByText('The newest 2 of 1,207 are listed.');
    await user.click(screen.getByRole('button', { name: 'Replay all 1,204' }));
    await screen.findByText('1,204 events were requeued.');
    expect(screen.queryByRole('button', { name: /Replay all 1,204/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Replay all 3' }).isConnected).toBe(true);
  });
});

describe('the dashboard', () => {
  const numbers = {
    from: '2026-03-20T00:00:00.000Z',
    to: '2026-03-22T00:00:00.000Z',
    time_zone: 'UTC',
    total: 3,
    per_day: [
      { day: '2026-03-20', counts: { en: 1, pl: 2, de: 0, ukr: 0, th: 0 } },
      { day: '2026-03-21', counts: { en: 0, pl: 0, de: 0, ukr: 0, th: 0 } },
    ],
    scores: [
      { score: 7, count: 2 },
      { score: null, count: 1 },
    ],
    earnings: [{ earnings: '$0', count: 3 }],
    first_score: { count: 2, p50_seconds: 5400, p90_seconds: 90_000 },
    replies: { kept: 3, broken: 1, open: 2, share: 0.75 },
  };

  it('has every plot as a table too, and asks for whole days of the viewer', async () => {
    stage.server.answer('GET /api/admin/dashboard?*', () => json(numbers));
    const { user } = await signIn('/today');
    const table = await screen.findByRole('table', { name: 'Applications per day by language' });
    const rows = within(table).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'DayEnglishPolishGermanUkrainianThaiTotal',
      'Mar 20120003',
      'Mar 21000000',
    ]);
    expect(screen.getByText('75.0 %').isConnected).toBe(true);
    expect(screen.getByText('1 h').isConnected).toBe(true);
    const [dashboard] = stage.server.asked('GET /api/admin/dashboard?*');
    const asked = new URLSearchParams(dashboard!.path.split('?')[1]);
    expect(asked.get('time_zone')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
    expect(new Date(asked.get('from')!).getHours()).toBe(0);
    await user.selectOptions(screen.getByLabelText('Range'), '90');
    await waitFor(() => expect(location.search).toBe('?days=90'));
  });
});
