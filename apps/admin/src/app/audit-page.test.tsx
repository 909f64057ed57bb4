import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { signIn, stageDesk } from '../test/desk.tsx';
import { json, member } from '../test/server.ts';

const stage = stageDesk();
const nina = '018f3c1e-7a2b-7c3d-8e4f-0000000000cc';
const anna = '018f3c1e-7a2b-7c3d-8e4f-0000000000aa';

const entry = (id: string, facts: object) => ({
  id,
  at: '2026-03-20T15:04:00.000Z',
  staff_id: nina,
  staff_email: 'nina@agency.example',
  staff_name: 'Nina',
  role: 'reviewer',
  subject_name: null,
  detail: '',
  ...facts,
});
const page = (...items: object[]) => json({ items, next_cursor: null });

async function openAudit(...items: object[]) {
  stage.as({ role: 'owner' });
  stage.server.answer('GET /api/admin/staff', () => json({ items: [member(nina)] }));
  stage.server.answer('GET /api/admin/audit', () => page(...items));
  const { user } = await signIn('/audit');
  const log = await screen.findByRole('list', { name: /Who saw or changed what/ });
  return { user, entries: () => within(log).getAllByRole('listitem') };
}

describe('the audit log', () => {
  it('says who did what about whom, with a link to the application, the order and the name of a person', async () => {
    const { entries } = await openAudit(
      entry('4', { action: 'application.scored', subject: anna, detail: '7' }),
      entry('3', { action: 'order.links-renewed', subject: anna }),
      entry('2', { action: 'staff.banned', subject: anna, subject_name: 'Anna' }),
      entry('5', { action: 'photo.opened', subject: '17-a', detail: anna }),
      entry('1', {
        action: 'session.refused',
        staff_id: null,
        staff_email: null,
        staff_name: null,
        role: null,
        subject: '',
      }),
    );
    const [scored, renewed, banned, photo, refused] = entries().map(({ textContent }) => textContent);
    expect(scored).toMatch(/Nina \(reviewer\)Scored an applicationApplication 018f3c1eAll entries7$/);
    expect(renewed).toMatch(/Renewed download linksOrder 018f3c1e/);
    expect(banned).toMatch(/Nina \(reviewer\)Banned someoneAnna/);
    expect(photo).toMatch(/Opened a photoApplication 018f3c1eAll entries$/);
    expect(refused).toMatch(/No staff member Sign-in refused$/);
    const [application, order] = screen.getAllByRole('link', { name: /018f3c1e/ });
    expect(application!.getAttribute('href')).toBe(`/admin/review/${anna}`);
    expect(order!.getAttribute('href')).toBe(`/admin/orders?q=${anna}`);
  });

  const told = [
    ['application.closed', anna, 'answered_no', 'answered: no'],
    ['case.closed', anna, 'second_payment', 'The order was paid twice'],
    ['application.exported', anna, 'reason=asked_by_applicant', 'Reason: The applicant asked for it'],
    [
      'applications.exported',
      'applications',
      'language=en reply=open q',
      'Language: English, Reply: Not replied, with a search text',
    ],
    ['answer-template.changed', 'invite', 'en', 'Invite to a callEnglish'],
    ['settings.changed', 'second_factor_required', 'true', 'Second factor for everybody.?on'],
    ['session.opened', anna, 'mfa/webauthn', 'Session 018f3c1e.?with a passkey'],
    ['reading.unusual', nina, 'photos=120', 'Photos: 120'],
  ] as const;

  it('says in words what each entry is about, and names no key', async () => {
    const { entries } = await openAudit(
      ...told.map(([action, subject, detail], index) => entry(String(index), { action, subject, detail })),
    );
    expect(entries().map(({ textContent }) => textContent)).toEqual(
      told.map(([, , , words]) => expect.stringMatching(new RegExp(`${words}$`))),
    );
  });

  it('is narrowed by what an entry is about, by a pasted link, by person, action and date, and saved so as a spreadsheet', async () => {
    stage.server.answer('GET /api/admin/audit?*', () => page());
    stage.server.answer('GET /api/admin/audit.csv?*', () => new Response('id'));
    const { user } = await openAudit(entry('4', { action: 'application.scored', subject: anna }));
    await user.click(screen.getByRole('button', { name: 'All entries about Application 018f3c1e' }));
    await screen.findByText('There is no entry.');
    expect(location.search).toBe(`?about=${anna}`);
    await user.clear(screen.getByLabelText('About'));
    await user.type(screen.getByLabelText('About'), `https://agency.example/admin/review/${nina}?q=a{Enter}`);
    await waitFor(() => user.selectOptions(screen.getByLabelText('Person'), nina));
    await user.selectOptions(screen.getByLabelText('What'), 'photo.opened');
    await user.type(screen.getByLabelText('From'), '2026-03-01');
    await user.type(screen.getByLabelText('To'), '2026-03-31');
    const narrowed = {
      staff_id: nina,
      subject: nina,
      action: 'photo.opened',
      from: new Date(2026, 2, 1).toISOString(),
      to: new Date(2026, 3, 1).toISOString(),
    };
    const lastQuery = (path: string) =>
      Object.fromEntries(new URLSearchParams(stage.server.asked(`GET ${path}?*`).at(-1)?.path.split('?')[1]));
    await waitFor(() => expect(lastQuery('/api/admin/audit')).toEqual(narrowed));
    await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
    await waitFor(() => expect(lastQuery('/api/admin/audit.csv')).toEqual(narrowed));
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(location.search).toBe('');
  });
});
