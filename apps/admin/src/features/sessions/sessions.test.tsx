import { describe, expect, it } from '@jest/globals';
import type { Booking, Coach } from '@blue-peony/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { queryClient } from '../../app/query-client.ts';
import { takeClipboard } from '../../test/browser.ts';
import { signIn, stageDesk } from '../../test/desk.tsx';
import { json, problem } from '../../test/server.ts';

const stage = stageDesk();

const coach: Coach = {
  id: '018f3c1e-7a2b-4c3d-8e4f-0000000000cc',
  name: 'Kasia',
  email: 'kasia@agency.example',
  zone: 'Europe/Warsaw',
  hours: [
    { day: 1, from: '09:00', to: '12:00' },
    { day: 1, from: '13:00', to: '17:30' },
  ],
  away: [{ from: '2027-06-01', to: '2027-06-07', zone: 'Asia/Bangkok' }],
  buffer_minutes: 30,
  notice_hours: 24,
  published: true,
  version: 3,
};
const booking: Booking = {
  id: '018f3c1e-7a2b-4c3d-8e4f-0000000000aa',
  order_id: '018f3c1e-7a2b-4c3d-8e4f-0000000000bb',
  reference: '4C1F9-A07BE',
  coach_id: coach.id,
  coach: 'Kasia',
  begins_at: '2027-03-28T08:00:00.000Z',
  ends_at: '2027-03-28T10:00:00.000Z',
  zone: 'Asia/Bangkok',
  language: 'th',
  hours: 2,
  sequence: 0,
};

const change = `PUT /api/admin/coaches/${coach.id}`;
const bodies = () => stage.server.bodies(change);

type Shown = { role?: 'owner' | 'support'; has?: Coach; booked?: Booking[] };

async function openSessions({ role = 'owner', has = coach, booked = [booking] }: Shown = {}) {
  stage.as({ role });
  stage.server.answer('GET /api/admin/orders?view=sessions', () => json({ items: [], next_cursor: null }));
  stage.server.answer('GET /api/admin/sessions?*', () => json({ items: booked }));
  stage.server.answer('GET /api/admin/coaches', () => json({ items: [has] }));
  const { user } = await signIn('/orders?view=sessions');
  await screen.findByRole('article', { name: 'Kasia' });
  return user;
}

describe('sessions', () => {
  it('stand by day, each with the buyer’s own time and zone and the day where it is another one, and lead to the order', async () => {
    const night = {
      begins_at: '2027-03-28T22:00:00.000Z',
      ends_at: '2027-03-29T00:00:00.000Z',
      reference: 'BBBBB-00000',
    };
    await openSessions({ booked: [booking, { ...booking, ...night, id: coach.id }] });
    const week = within(screen.getByRole('region', { name: 'Week' }));
    const link = await week.findByRole('link', { name: 'Kasia, order 4C1F9-A07BE' });
    expect(link.getAttribute('href')).toContain(`/orders/${booking.order_id}`);
    expect(link.closest('li')!.textContent).toContain('3:00 PM GMT+7 (Asia/Bangkok)');
    await week.findByRole('heading', { name: 'Sunday, March 28' });
    expect(week.getByRole('link', { name: /BBBBB/ }).closest('li')!.textContent).toContain(
      'Monday, March 29, 5:00 AM GMT+7 (Asia/Bangkok)',
    );
  });

  it('are given in hours that a manager or owner changes, and support reads', async () => {
    await openSessions({ role: 'support' });
    expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
    expect(screen.getByRole('article', { name: 'Kasia' }).textContent).toContain('Monday 09:00-12:00, 13:00-17:30');
  });

  it('keep a coach’s hours, days off and travels, and refuse hours that are none', async () => {
    const user = await openSessions();
    stage.server.answer(change, () => json({ ...coach, version: 4 }));
    await user.click(screen.getByRole('button', { name: 'Change' }));
    const tuesday = screen.getByLabelText('Tuesday');
    await user.type(tuesday, 'all day');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Please check the hours and days.');
    await user.clear(tuesday);
    await user.type(tuesday, '9:00 – 11:30');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('article', { name: 'Kasia' });
    const { id: _, ...rest } = coach;
    const hours = [...coach.hours, { day: 2, from: '09:00', to: '11:30' }];
    expect(bodies()).toEqual([{ ...rest, hours }]);
  });

  it('keep a zone under a name that this browser does not list', async () => {
    const listed = Intl.supportedValuesOf('timeZone');
    const zone = ['Europe/Kyiv', 'Europe/Kiev'].find((name) => !listed.includes(name))!;
    const has = { ...coach, zone, away: [{ ...coach.away[0]!, zone }] };
    const user = await openSessions({ has });
    stage.server.answer(change, () => json({ ...has, version: 4 }));
    await user.click(screen.getByRole('button', { name: 'Change' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('article', { name: 'Kasia' });
    expect(bodies()).toMatchObject([{ zone, away: has.away }]);
    await user.click(screen.getByRole('button', { name: 'Add a coach' }));
    expect(screen.getByLabelText<HTMLSelectElement>('Time zone').value).toBe('UTC');
  });

  it('are not saved over what a colleague has changed since the form was opened', async () => {
    const user = await openSessions();
    await user.click(screen.getByRole('button', { name: 'Change' }));
    stage.server.answer('GET /api/admin/coaches', () =>
      json({ items: [{ ...coach, buffer_minutes: 60, version: 4 }] }),
    );
    await act(() => queryClient.refetchQueries({ queryKey: ['coaches'] }));
    stage.server.answer(change, ({ body }) =>
      (body as Coach).version === 4 ? json({ ...coach, version: 5 }) : problem(409, 'version_conflict'),
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Someone has changed this coach/);
    expect(screen.getByLabelText<HTMLInputElement>('Free minutes after a session').value).toBe('60');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('article', { name: 'Kasia' });
    expect(bodies()).toMatchObject([
      { version: 3, buffer_minutes: 30 },
      { version: 4, buffer_minutes: 60 },
    ]);
  });
});

describe('the address of a coach’s calendar', () => {
  it('is shown to be copied, also without a clipboard, and made new only after a question', async () => {
    const open = `POST /api/admin/coaches/${coach.id}/feed`;
    stage.server.answer(open, ({ body }) =>
      json({ url: `https://agency.example/${(body as { renew: boolean }).renew ? 'new' : 'old'}.ics` }),
    );
    const user = await openSessions();
    takeClipboard();
    await user.click(screen.getByRole('button', { name: 'Show the calendar’s address' }));
    const field = await screen.findByLabelText<HTMLInputElement>('Address of the calendar');
    expect([field.value, field.readOnly]).toEqual(['https://agency.example/old.ics', true]);
    await user.click(screen.getByRole('button', { name: 'Copy Address of the calendar' }));
    await screen.findByText('The browser refused to copy');
    await user.click(screen.getByRole('button', { name: 'Make a new address' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make a new address?' }));
    expect(stage.server.asked(open)).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Make it' }));
    await screen.findByText('This is the new address. The one before no longer works.');
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('Address of the calendar').value).toMatch(/new\.ics$/),
    );
  });
});
