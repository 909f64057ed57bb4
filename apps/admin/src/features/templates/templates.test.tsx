import { beforeEach, describe, expect, it } from '@jest/globals';
import { answerDecisions, languages, type AnswerTemplate } from '@blue-peony/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { template } from '../../test/applications.ts';
import { signIn, stageDesk } from '../../test/desk.tsx';
import { json, problem, staff } from '../../test/server.ts';

const stage = stageDesk();
const put = 'PUT /api/admin/answer-templates/decline/de';
let items: AnswerTemplate[];

beforeEach(() => {
  items = languages.flatMap((language) =>
    answerDecisions.map((decision) => template(decision, language, '{greeting}')),
  );
  stage.as({ role: 'owner' });
  stage.server.answer('GET /api/admin/answer-templates', () => json({ items }));
});

async function openDecline() {
  const { user } = await signIn('/templates');
  await user.selectOptions(await screen.findByLabelText('Language'), 'de');
  return { user, form: within(await screen.findByRole('form', { name: 'Decline' })) };
}
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const changed = (changes: Partial<AnswerTemplate>) =>
  json({ ...items.find(({ decision, language }) => decision === 'decline' && language === 'de')!, ...changes });
const bodies = () => stage.server.bodies(put);

describe('the templates of answers', () => {
  it('are changed one by one, and brought back', async () => {
    const mine = { subject: 'Neu', text: '{greeting}\n\nNein.' };
    const answers = [
      () =>
        changed({ ...mine, version: 1, original: false, staff_id: staff().id, changed_at: '2026-03-20T16:00:00.000Z' }),
      () => changed({ version: 2 }),
    ];
    stage.server.answer(put, () => answers.shift()!());
    const { user, form } = await openDecline();
    expect(form.queryByRole('button', { name: 'Bring back the product’s text' })).toBeNull();
    type(form.getByLabelText('Subject'), mine.subject);
    type(form.getByLabelText('Text'), mine.text);
    await user.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText(/^Version 1, by You/);
    await user.click(form.getByRole('button', { name: 'Bring back the product’s text' }));
    await waitFor(() => expect(form.getByLabelText<HTMLInputElement>('Subject').value).toBe('decline de'));
    expect(bodies()).toEqual([
      { version: 0, template: mine },
      { version: 1, template: null },
    ]);
  });

  it('keep what was typed while another language is shown, also what is typed while they are saved', async () => {
    const save = stage.server.hold(put);
    const { user, form } = await openDecline();
    type(form.getByLabelText('Text'), 'Mine');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(form.getByLabelText<HTMLTextAreaElement>('Text').readOnly).toBe(true));
    await user.selectOptions(screen.getByLabelText('Language'), 'pl');
    await user.selectOptions(screen.getByLabelText('Language'), 'de');
    const again = within(screen.getByRole('form', { name: 'Decline' }));
    expect(again.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('Mine');
    type(again.getByLabelText('Text'), 'Mine, and more');
    save(
      changed({
        text: 'Mine',
        version: 1,
        original: false,
        staff_id: staff().id,
        changed_at: '2026-03-20T16:00:00.000Z',
      }),
    );
    await screen.findByText(/^Version 1, by You/);
    expect(again.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('Mine, and more');
  });

  it('are not saved with a field that nobody knows, and keep what was typed when somebody else was faster', async () => {
    stage.server.answer(put, () => problem(409, 'version_conflict'));
    const { user, form } = await openDecline();
    type(form.getByLabelText('Text'), 'Hallo {vorname}');
    expect(form.getByRole('alert').textContent).toMatch(/^One of the fields in curly brackets is unknown/);
    expect(form.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
    type(form.getByLabelText('Text'), 'Mine');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect((await form.findByText(/^Someone changed this template in the meantime/)).role).toBe('alert');
    expect(form.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('Mine');
  });
});
