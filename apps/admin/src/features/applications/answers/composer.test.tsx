import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { queryClient } from '../../../app/query-client.ts';
import { readDraft, writeDraft } from '../../../drafts/drafts.ts';
import { takeClipboard } from '../../../test/browser.ts';
import { anna, answered, compose, invite, ok, send, stageAnswers } from '../../../test/composing.tsx';
import { signIn } from '../../../test/desk.tsx';
import { json, page, problem } from '../../../test/server.ts';

const desk = stageAnswers();

describe('an answer from the desk', () => {
  it('is ready in the language she applied in, filled in and without a vocative, and goes out by three keys', async () => {
    desk.serve(ok);
    const { user, dialog, text } = await compose();
    expect(dialog.queryByText('suggested')).toBeNull();
    expect(text()).toBe('Dzień dobry!\n\nKiedy Ci pasuje?\n\nstaff\nBlue Peony');
    await user.keyboard(send);
    await screen.findByText(/^Replied after/);
    expect(screen.queryByRole('region', { name: /^Answer / })).toBeNull();
    expect(desk.sent()).toEqual([
      {
        after: null,
        told: false,
        channel: 'mail',
        decision: 'invite',
        language: 'pl',
        subject: 'invite pl',
        text: 'Dzień dobry!\n\nKiedy Ci pasuje?\n\nstaff\nBlue Peony',
      },
    ]);
  });

  it('says that its subject ends with a reference where replies go to the agency, and nothing where they come to the desk', async () => {
    const note = /^The subject ends with the reference A-/;
    const { dialog } = await compose();
    await dialog.findByText(note);
    desk.stage.server.answer('GET /api/admin/mailbox', () =>
      json({ state: 'reading', since: null, last_mail_at: null }),
    );
    await queryClient.refetchQueries({ queryKey: ['mailbox'] });
    await waitFor(() => expect(dialog.queryByText(note)).toBeNull());
  });

  it('is only text, whatever is typed, and cannot be sent while it is empty', async () => {
    const { user, dialog, text } = await compose('');
    expect(text()).toBe('');
    await user.keyboard(send);
    const typed = 'hi, we like your 3 photos, w c j k 1 2 5 привіт สวัสดี /?';
    await user.keyboard(typed);
    expect(text()).toBe(typed);
    expect(dialog.queryByRole('alert')).toBeNull();
    expect([desk.sent(), desk.opened.mock.calls]).toEqual([[], []]);
    desk.serve(ok);
    await user.keyboard(send);
    await waitFor(() =>
      expect(desk.sent()).toMatchObject([{ decision: 'own', subject: 'Twoje zgłoszenie do Blue Peony', text: typed }]),
    );
  });

  it('is taken back by a key, over a dialog, while it has not left, and its text is a draft again', async () => {
    desk.serve(ok);
    const waiting = answered({ leaves_at: '2026-03-20T16:00:10.000Z', text: 'Too fast' });
    desk.stage.server.answer('GET /api/admin/leaving-answers', () =>
      json({ items: [{ application_id: anna.id, name: anna.name, together: 1, answer: waiting }] }),
    );
    const { user } = await compose();
    await user.keyboard(send);
    await screen.findByText('The answer to Anna Nowak leaves within seconds.');
    desk.stage.server.answer(`DELETE /api/admin/leaving-answers/${waiting.id}`, () =>
      json({ ...anna, replied_at: null }),
    );
    desk.stage.server.answer('GET /api/admin/leaving-answers', () => json({ items: [] }));
    await user.keyboard('?');
    await screen.findByRole('dialog', { name: 'Keys' });
    await user.keyboard('{Alt>}[KeyZ]{/Alt}');
    await screen.findByText('Taken back. Its text is kept as a draft.');
    await user.keyboard('{Escape}');
    expect(screen.queryByText(/^Replied after/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Continue the answer' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('Too fast');
  });

  it('opens as a chat in WhatsApp with its text, and counts as an answer when its writer says that she sent it', async () => {
    desk.serve(ok);
    const { user, dialog } = await compose('{Alt>}[Digit5]{/Alt}');
    await user.click(dialog.getByRole('button', { name: 'Open in WhatsApp' }));
    await user.click(await dialog.findByRole('button', { name: 'No' }));
    await user.click(dialog.getByRole('button', { name: 'Open in WhatsApp' }));
    // What is noted is what was opened.
    await user.type(dialog.getByLabelText('Text'), ' PS');
    await user.keyboard(invite + send);
    expect(desk.sent()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Yes, note it' }));
    await waitFor(() =>
      expect(desk.sent()).toMatchObject([
        { channel: 'whatsapp', decision: 'decline', text: 'Dzień dobry!\n\nTym razem nie.' },
      ]),
    );
    const chat = new URL(String(desk.opened.mock.calls[0]![0]));
    expect([chat.host + chat.pathname, chat.searchParams.get('text')]).toEqual([
      'wa.me/48600100200',
      'Dzień dobry!\n\nTym razem nie.',
    ]);
  });

  it('suggests what fits the score, and opens as an empty chat in WhatsApp for who wants to stay discreet', async () => {
    desk.stage.server.answer('GET /api/admin/applications', () => page([{ ...anna, discreet: true, score: 5 }]));
    const { user, dialog } = await compose('{Alt>}[Digit5]{/Alt}');
    expect(dialog.getByText('suggested').closest('label')!.textContent).toMatch(/^Ask for more/);
    await user.click(dialog.getByRole('button', { name: 'Open in WhatsApp' }));
    expect(desk.opened.mock.calls[0]![0]).toBe('https://wa.me/48600100200');
  });

  it('keeps what was typed for each template and language, also after the composer was closed', async () => {
    const { user, dialog, text } = await compose();
    await user.type(dialog.getByLabelText('Text'), ' PS');
    await user.click(dialog.getByRole('radio', { name: /^Decline/ }));
    await user.selectOptions(dialog.getByLabelText('Language'), 'de');
    expect(text()).toBe('Hallo Anna,\n\ndieses Mal nicht, A-018F3C1E.');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Continue the answer' }));
    const again = within(screen.getByRole('region', { name: /^Answer / }));
    await user.selectOptions(again.getByLabelText('Language'), 'pl');
    await user.click(again.getByRole('radio', { name: /^Invite to a call/ }));
    expect(again.getByLabelText<HTMLTextAreaElement>('Text').value).toMatch(/Blue Peony PS$/);
    await user.click(again.getByRole('button', { name: 'Reset to template' }));
    expect(again.getByLabelText<HTMLTextAreaElement>('Text').value).toMatch(/Blue Peony$/);
  });

  it('is sent under the same key when its line was lost, and under another one after other words were taken unseen', async () => {
    desk.serve(
      () => problem(503, 'unavailable'),
      () => problem(409, 'idempotency_mismatch'),
      ok,
    );
    const { user, dialog } = await compose();
    const again = () => user.click(dialog.getByRole('button', { name: 'Send by email' }));
    await again();
    await dialog.findByText('The answer was not noted. Try again: it is sent only once.');
    await again();
    await waitFor(() => expect(desk.puts()).toHaveLength(2));
    await dialog.findByRole('alert');
    await again();
    await screen.findByText(/^Replied after/);
    const [first, second, third] = desk.puts().map(({ path: called }) => called);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('goes as it was sent: nothing changes it on its way, and what another tab has changed stays a draft', async () => {
    const { user, dialog, text } = await compose();
    const answer = desk.stage.server.hold('PUT /api/admin/applications/{id}/answers/{id}');
    await user.keyboard(send);
    await dialog.findByText('Sending...');
    const sent = text();
    await user.type(dialog.getByLabelText('Text'), ' PS');
    await user.click(dialog.getByRole('radio', { name: /^Decline/ }));
    await user.click(dialog.getByRole('button', { name: 'Reset to template' }));
    expect(text()).toBe(sent);
    act(() => writeDraft('answer', anna.id, readDraft('answer', anna.id)!.replace('Kiedy', 'Kiedy i gdzie')));
    answer(ok());
    await screen.findByText(/^Replied after/);
    await user.click(screen.getByRole('button', { name: 'Continue the answer' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toMatch(/Kiedy i gdzie Ci pasuje/);
  });

  it('says that it was not copied where the browser has no clipboard', async () => {
    const { user, dialog } = await compose();
    takeClipboard();
    await user.click(dialog.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(desk.stage.alert).toHaveBeenCalledWith('The browser refused to copy'));
    expect(dialog.queryByText('Did you send the copied text?')).toBeNull();
  });

  it('names the colleague who was faster and waits until her answer was read, and says that the automatic mail with the result has gone meanwhile', async () => {
    desk.serve(
      () => {
        desk.answers = [answered({ text: 'Ich war schneller' })];
        return problem(409, 'already_answered');
      },
      () => {
        desk.toldAt = '2026-03-20T16:00:00.000Z';
        return problem(409, 'result_told');
      },
      ok,
    );
    const { user, dialog } = await compose();
    await user.click(dialog.getByRole('button', { name: 'Send by email' }));
    await dialog.findByText(/^Olga answered by email, and you have not seen it yet/);
    expect(dialog.getByText('Ich war schneller').isConnected).toBe(true);
    const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'Send by email' });
    expect(button.disabled).toBe(true);
    await user.click(dialog.getByRole('button', { name: 'I have read it' }));
    await user.click(button);
    await dialog.findByText(/^The automatic email with the result has just gone/);
    await dialog.findByText(/^An automatic email has told them that they qualified/);
    await user.click(button);
    await screen.findByText(/^Replied after/);
    const { id } = desk.answers[0]!;
    expect(desk.sent().map(({ after, told }) => [after, told])).toEqual([
      [null, false],
      [id, false],
      [id, true],
    ]);
  });

  it('is not sent while a field in it is empty or open, so that the reason of "not now" is said only after one was typed', async () => {
    const { user, dialog, text } = await compose();
    const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'Send by email' });
    fireEvent.change(dialog.getByLabelText('Text'), { target: { value: 'Hi {nickname}' } });
    expect(button.disabled).toBe(true);
    await user.keyboard(send);
    expect(dialog.getByRole('alert').textContent).toMatch(/^Fill in or remove what stands in curly brackets/);
    expect(desk.sent()).toEqual([]);
    await user.click(dialog.getByRole('radio', { name: /^Not now/ }));
    expect(text()).toBe('Dziś nie możemy. Powód jest taki: {reason}');
    expect(button.disabled).toBe(true);
    fireEvent.change(dialog.getByLabelText('Text'), { target: { value: text().replace('{reason}', 'czekamy.') } });
    expect(button.disabled).toBe(false);
  });

  it('stands in the review with its writer, and says to call when the mailbox refuses it', async () => {
    desk.answers = [
      answered(),
      answered({ id: '018f3c1e-7a2b-7c3d-8e4f-0000000000cc', channel: 'whatsapp', decision: 'decline' }),
    ];
    const mail = {
      event_id: desk.answers[0]!.id,
      recipient: 'applicant',
      mail: 'answer',
      state: 'refused',
      attempts: 1,
      last_error_code: '550',
      created_at: anna.created_at,
      sent_at: null,
    };
    desk.stage.server.answer(`GET /api/admin/applications/${anna.id}/mails`, () => json({ items: [mail] }));
    await signIn(`/review/${anna.id}`);
    const panel = within(await screen.findByRole('region', { name: 'Conversation' }));
    expect((await panel.findByText(/^Olga by email/)).isConnected).toBe(true);
    expect((await panel.findByText('Refused by the mailbox. Their mailbox rejects it: call them.')).isConnected).toBe(
      true,
    );
    expect(panel.getByText(/^Olga in WhatsApp/).isConnected).toBe(true);
  });
});
