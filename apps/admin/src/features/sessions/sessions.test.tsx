import { describe, expect, it } from '@jest/globals';
import type { Booking, Coach } from '@blue-peony/contracts';
import { screen, within } from '@testing-library/react';
import { signIn, stageDesk } from '../../test/desk.tsx';
import { json, session } from '../../test/server.ts';

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

async function openSessions(role: 'owner' | 'support' = 'owner') {
  stage.server.answer('POST /auth/v1/token?grant_type=password', () => session('token-1', { role }));
  stage.server.answer('GET /api/admin/orders?view=sessions', () => json({ items: [], next_cursor: null }));
  stage.server.answer('GET /api/admin/sessions?*', () => json({ items: [booking] }));
  stage.server.answer('GET /api/admin/coaches', () => json({ items: [coach] }));
  const { user } = await signIn('/orders?view=sessions');
  await screen.findByRole('article', { name: 'Kasia' });
  return user;
}

describe('sessions', () => {
  it('stand by day, each with the buyer’s own time and zone, and lead to the order', async () => {
    await openSessions();
    const week = screen.getByRole('region', { name: 'Week' });
    const link = await within(week).findByRole('link', { name: 'Kasia, order 4C1F9-A07BE' });
    expect(link.getAttribute('href')).toContain(`/orders/${booking.order_id}`);
    expect(week.textContent).toContain('3:00 PM GMT+7 (Asia/Bangkok)');
  });

  it('are given in hours that a manager or owner changes, and support reads', async () => {
    await openSessions('support');
    expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
    expect(screen.getByRole('article', { name: 'Kasia' }).textContent).toContain('Monday 09:00-12:00, 13:00-17:30');
  });

  it('keep a coach’s hours, days off and travels, and refuse hours that are none', async () => {
    const user = await openSessions();
    const change = `PUT /api/admin/coaches/${coach.id}`;
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
    expect(stage.server.asked(change)[0]!.body).toEqual({ ...rest, hours });
  });
});
