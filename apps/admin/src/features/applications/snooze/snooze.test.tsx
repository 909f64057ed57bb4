import { describe, expect, it } from '@jest/globals';
import type { ReviewedApplication } from '@blue-peony/contracts';
import { fireEvent, screen, within } from '@testing-library/react';
import { application } from '../../../test/applications.ts';
import { signIn, stageDesk } from '../../../test/desk.tsx';
import { json, page, problem } from '../../../test/server.ts';
import { localTime } from '../../../ui/local-time.ts';
import { dayAndTime } from './snooze-times.ts';

const stage = stageDesk();
const berta = '018f3c1e-7a2b-7c3d-8e4f-000000000002';
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
const anna = (changes: Partial<ReviewedApplication> = {}) =>
  application({ created_at: hours(-0.5), reply_due_at: hours(23.5), ...changes });
const asleep = { snoozed_until: hours(5), snooze_reason: 'Calls back', snoozed_by: anna().id };
const path = `/api/admin/applications/${anna().id}/snooze`;
const forms = () => stage.server.asked(`PUT ${path}`).map(({ body }) => body as { until: string; reason: string });

async function openReview(item: ReviewedApplication, ...others: ReviewedApplication[]) {
  stage.shows(item, ...others);
  const { user } = await signIn(`/review/${item.id}`);
  // Beside it stands the queue, which has it as well.
  const shown = within(await screen.findByRole('article', { name: item.name }));
  return { user, shown };
}

describe('a snooze', () => {
  it('takes one key, a reason and Enter, and pauses the clock, but says by when the reply is promised', async () => {
    stage.server.answer(`PUT ${path}`, ({ body }) => {
      const { until, reason } = body as { until: string; reason: string };
      return json(anna({ snoozed_until: until, snooze_reason: reason }));
    });
    const { user, shown } = await openReview(anna());
    await user.keyboard('s');
    const dialog = within(await screen.findByRole('dialog', { name: 'Snooze Anna Nowak' }));
    expect(dialog.getByRole('status').textContent).toBe(
      `The reply stays promised by ${dayAndTime(anna().reply_due_at)}. `,
    );
    await user.click(dialog.getByRole('button', { name: 'Snooze' }));
    expect(forms()).toEqual([]);
    await user.type(dialog.getByLabelText('Reason'), 'Asked for photos, waits{Enter}');
    const [form] = await shown.findByText(/^Snoozed until/).then(forms);
    expect(form!.reason).toBe('Asked for photos, waits');
    expect(Math.round((Date.parse(form!.until) - Date.now()) / 360_000)).toBe(30);
    expect(shown.getByText(`due ${dayAndTime(anna().reply_due_at)}`).isConnected).toBe(true);
    expect(shown.queryByText(/to reply$/)).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('beyond the promised reply says that it stays under Late', async () => {
    const { user } = await openReview(anna());
    await user.keyboard('s');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: /^At another time/ }));
    fireEvent.change(dialog.getByLabelText('Date and time'), {
      target: { value: localTime(hours(100)) },
    });
    expect(dialog.getByRole('status').textContent).toMatch(/It stays under Late, and the team gets the reminder\.$/);
  });

  it('is ended, or changed, from the same key, and says when it is refused', async () => {
    stage.server.answer(`DELETE ${path}`, () => json(anna({ snoozed_until: null, snooze_reason: null })));
    stage.server.answer(`PUT ${path}`, () => problem(409, 'not_waiting'));
    const { user, shown } = await openReview(anna(asleep));
    await shown.findByText('Calls back');
    await user.keyboard('s');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText<HTMLInputElement>('Date and time').value).toBe(localTime(asleep.snoozed_until));
    await user.type(dialog.getByLabelText('Reason'), ' on Friday{Enter}');
    await dialog.findByText('It has been answered or closed in the meantime.');
    expect(forms()).toMatchObject([{ reason: 'Calls back on Friday' }]);
    await user.click(dialog.getByRole('button', { name: 'Put it back now' }));
    await shown.findByText(/to reply$/);
    expect(shown.queryByText('Calls back')).toBeNull();
  });

  it('is over at its time: the list shows the reason, and what sleeps is in no open list', async () => {
    const back = anna({ ...asleep, snoozed_until: hours(-1) });
    const other = anna({ ...asleep, id: berta, name: 'Berta' });
    stage.server.answer('GET /api/admin/applications?reply=open', () => page([back, other]));
    await signIn('?reply=open');
    await screen.findByText('Back from a snooze');
    expect(screen.getByText('Calls back').isConnected).toBe(true);
    expect(screen.getByText('23 h').isConnected).toBe(true);
    expect(screen.queryByText('Berta')).toBeNull();
  });

  it('is not offered for what is answered or closed', async () => {
    const closed = anna({ id: berta, name: 'Berta', closed_reason: 'signed' });
    const { user } = await openReview(anna({ replied_at: hours(-0.5) }), closed);
    for (const name of ['Anna Nowak', 'Berta']) {
      await screen.findByRole('heading', { name });
      await user.keyboard('s');
      expect(screen.queryByRole('button', { name: 'Snooze' })).toBeNull();
      expect(screen.queryByRole('dialog')).toBeNull();
      await user.keyboard('j');
    }
  });
});
