import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Site, SiteContent } from '@blue-peony/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { setWide } from '../../test/browser.ts';
import { signIn, stageDesk } from '../../test/desk.tsx';
import { json, problem, session } from '../../test/server.ts';

const stage = stageDesk();
const put = 'PUT /api/admin/site/draft';
const at = '2026-03-20T16:00:00.000Z';

let site: Site;
const texts = [
  {
    key: 'landing#landing.hero.lead',
    texts: {
      en: { seed: 'Write to {mailbox} today.' },
      pl: { seed: 'Napisz na {mailbox} dziś.' },
      de: { seed: 'Schreib.' },
    },
    placeholders: ['mailbox'],
  },
  { key: 'messages/common#nav.help', texts: { en: { seed: 'Help' }, pl: { seed: 'Pomoc' } }, placeholders: [] },
];

const revision = (number: number) => ({
  number,
  id: `r${number}`,
  at,
  by: 'Olga',
  note: `Note ${number}`,
  parent: number - 1,
  legal_version: number > 1 ? '2026-12-01' : null,
});

/** What colleagues and this page have saved. */
function saved(content: SiteContent, by = 'Olga') {
  site = { ...site, draft: { ...site.draft, content, by, at, version: site.draft.version + 1 } };
}

beforeEach(() => {
  site = {
    published: null,
    draft: { content: { facts: {}, texts: {} }, base: 0, version: 0, by: null, at: null },
    rendering: { state: 'current' },
  };
  stage.as({ role: 'owner' });
  stage.server.answer('GET /api/admin/site', () => json(site));
  stage.server.answer('GET /api/admin/site/texts', () => json({ items: texts }));
  stage.server.answer('POST /api/admin/site/check', () => json({ findings: [] }));
  stage.server.answer(put, ({ body }) => {
    const { content, version } = body as { content: SiteContent; version: number };
    if (version !== site.draft.version) return problem(409, 'version_conflict');
    saved(content, 'Me');
    return json({ version: site.draft.version });
  });
});

async function open(query = '') {
  const { user } = await signIn(`/site${query}`);
  await screen.findByRole('navigation', { name: 'Parts of this page' });
  return user;
}
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const shown = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const untilSaved = () => screen.findByText(/^Draft saved/);
const untilFacts = (facts: SiteContent['facts']) =>
  waitFor(() => expect(site.draft.content.facts).toEqual(facts), { timeout: 8_000 });

describe('the facts of the site', () => {
  it('show what is delivered, are saved by themselves, and are taken back', async () => {
    const user = await open();
    expect(screen.getByText('Nothing is changed yet.').isConnected).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('Name').placeholder).toBe('Blue Peony');
    type('Name', 'Velvet Rose');
    type('Mailbox', 'hello@velvet');
    expect(screen.getByText('An email address, please.').isConnected).toBe(true);
    type('Mailbox', 'hello@velvet.example');
    expect(screen.queryByText('An email address, please.')).toBeNull();
    await untilSaved();
    expect(site.draft.content.facts).toEqual({ agency: { name: 'Velvet Rose', email: 'hello@velvet.example' } });
    await user.click(screen.getByRole('button', { name: 'Take back as delivered: Name' }));
    await untilFacts({ agency: { email: 'hello@velvet.example' } });
  });

  it('have lists that begin from what is delivered; an entry is added, moved with the focus, and removed', async () => {
    const user = await open('?section=offices');
    const offices = () =>
      within(screen.getByRole('group', { name: 'Offices' })).getAllByLabelText<HTMLInputElement>('Short name');
    expect(offices().map(({ value }) => value)).toEqual(['cheyenne', 'toronto', 'warsaw', 'pattaya']);
    await user.click(screen.getByRole('button', { name: 'Move office 2 up' }));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move office 1 down' })),
    );
    await user.click(screen.getByRole('button', { name: 'Remove office 4' }));
    await user.click(screen.getByRole('button', { name: 'Add office' }));
    await waitFor(() => expect(document.activeElement).toBe(offices()[3]));
    expect(offices().map(({ value }) => value)).toEqual(['toronto', 'cheyenne', 'warsaw', '']);
    expect(screen.getAllByText('Expected: small letters and digits.').length).toBe(1);
    await untilSaved();
    expect(site.draft.content.facts['offices']).toHaveLength(4);
  });
});

describe('the texts of the site', () => {
  it('are found by words of any language, the changed ones first, with their placeholders whole', async () => {
    saved({ facts: {}, texts: { 'pl/messages/common#nav.help': 'Wsparcie' } });
    const user = await open('?part=texts');
    const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await screen.findByText('2 texts, 1 changed');
    expect(names()[0]).toMatch(/^Navigation and footer/);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'napisz  NA' } });
    await screen.findByText('1 text');
    const row = within(screen.getAllByRole('listitem').find(({ textContent }) => textContent?.includes('hero.lead'))!);
    expect(row.getAllByText('Missing')).toHaveLength(2);
    const polish = row.getByLabelText<HTMLTextAreaElement>('Polish');
    fireEvent.change(polish, { target: { value: 'Napisz na {mailbox dziś.' } });
    expect(polish.value).toBe('Napisz na  dziś.');
    expect(row.getByText('mailbox is missing.').isConnected).toBe(true);
    expect(row.getAllByText('= hello@bluepeony.example').length).toBeGreaterThan(0);
    polish.setSelectionRange(10, 10);
    await user.click(row.getByRole('button', { name: 'Insert mailbox in Polish' }));
    expect(polish.value).toBe('Napisz na {mailbox} dziś.');
    fireEvent.change(polish, { target: { value: 'Pisz na {mailbox}!' } });
    expect(row.getByText('Changed').isConnected).toBe(true);
    expect(row.getAllByText('Not changed here')).toHaveLength(2);
    await untilSaved();
    expect(site.draft.content.texts).toEqual({
      'pl/messages/common#nav.help': 'Wsparcie',
      'pl/landing#landing.hero.lead': 'Pisz na {mailbox}!',
    });
  });

  it('show one language at a time where there is no room for five', async () => {
    const user = await open('?part=texts');
    setWide(false);
    fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'help' } });
    await screen.findByText('1 text');
    await user.selectOptions(screen.getByLabelText('Language'), 'pl');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Polish').value).toBe('Pomoc');
    expect(screen.queryByLabelText('English')).toBeNull();
  });
});

describe('two editors', () => {
  it('get both changes where they changed different fields, and are told', async () => {
    await open();
    saved({ facts: { agency: { email: 'olga@velvet.example' } }, texts: {} });
    type('Name', 'Velvet Rose');
    await screen.findByText(/^Olga changed this draft too: Name and mailbox: Mailbox\./);
    await untilFacts({ agency: { email: 'olga@velvet.example', name: 'Velvet Rose' } });
    expect(shown('Mailbox')).toBe('olga@velvet.example');
  });

  it('are asked about the field that both changed, and nothing is saved before the answer', async () => {
    const user = await open();
    saved({ facts: { agency: { name: 'Rose' } }, texts: {} });
    type('Name', 'Velvet Rose');
    const asked = within(
      await screen.findByRole('region', { name: 'Olga changed the same as you' }, { timeout: 4_000 }),
    );
    expect(asked.getByText('Rose').isConnected).toBe(true);
    expect(shown('Name')).toBe('Velvet Rose');
    expect(site.draft.version).toBe(1);
    await user.click(asked.getByRole('button', { name: /^Keep mine/ }));
    await untilFacts({ agency: { name: 'Velvet Rose' } });
  });
});

describe('what was checked', () => {
  it('leads from a finding to its field', async () => {
    stage.server.answer('POST /api/admin/site/check', () =>
      json({ findings: [{ path: 'facts.legalEntity.name', problem: 'It is needed.' }] }),
    );
    const user = await open('?part=publish');
    await user.click(await screen.findByRole('link', { name: 'Mend it: Legal entity: Registered name' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Registered name')));
  });

  it('is published with a note by an owner, who sees what will change', async () => {
    saved({ facts: { agency: { name: 'Velvet Rose' } }, texts: {} });
    stage.server.answer('POST /api/admin/site/publish', () => {
      site = { ...site, published: revision(1), rendering: { state: 'rendering' } };
      return json({ number: 1 });
    });
    stage.server.answer('GET /api/admin/site/revisions/1', () => json(site.draft.content));
    const user = await open('?part=publish');
    await screen.findByText('Nothing stands against publishing.');
    expect(screen.getByText('Blue Peony', { selector: 'del' }).isConnected).toBe(true);
    expect(screen.getByText('Velvet Rose', { selector: 'ins' }).isConnected).toBe(true);
    await user.type(screen.getByLabelText(/^Note/), 'Our name');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await screen.findByText(/^Revision 1 is being made/);
    expect(stage.server.bodies('POST /api/admin/site/publish')[0]).toEqual({ version: 1, note: 'Our name' });
    site = { ...site, rendering: { state: 'current' } };
    await screen.findByText('Visitors see revision 1.');
    expect(screen.getByText('The draft is what visitors see already.').isConnected).toBe(true);
  });

  it('is published by no manager', async () => {
    stage.server.answer('POST /auth/v1/token?grant_type=password', () => session('token-1'));
    await open('?part=publish');
    await screen.findByText(/^An owner publishes the draft/);
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  });
});

it('brings an earlier revision back after one question', async () => {
  site = { ...site, published: revision(2) };
  stage.server.answer('GET /api/admin/site/revisions', () =>
    json({ items: [revision(2), revision(1)], next_cursor: null }),
  );
  stage.server.answer('POST /api/admin/site/revisions/1/restore', () => json({ number: 3 }));
  const user = await open('?part=history');
  await screen.findByText('What visitors see');
  const legal = screen.getByRole('link', { name: 'legal texts of 2026-12-01' });
  expect(legal.getAttribute('href')).toBe('/api/legal/2026-12-01/en');
  expect(screen.queryByRole('button', { name: 'Restore revision 2' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Restore revision 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Restore revision 1?' }));
  await user.type(dialog.getByLabelText('Note'), 'Back');
  await user.click(dialog.getByRole('button', { name: 'Restore it' }));
  await waitFor(() => expect(stage.alert).toHaveBeenCalledWith('Published as revision 3.'));
  expect(stage.server.bodies('POST /api/admin/site/revisions/1/restore')[0]).toEqual({ note: 'Back' });
});

it('previews the saved draft, by page, language and device', async () => {
  stage.server.answer('POST /api/admin/site/preview', () =>
    json({ id: 'p', address: '/api/site-previews/t', expires_at: at }),
  );
  const user = await open('?part=preview');
  await screen.findByTitle('Phone: Landing page');
  await user.selectOptions(screen.getByLabelText('Page'), '/help');
  await user.selectOptions(screen.getByLabelText('Language'), 'ukr');
  const frame = screen.getByTitle('Desktop: Help');
  expect(decodeURIComponent(frame.getAttribute('src')!)).toBe('/api/site-previews/t?page=/ukr/help');
  expect(frame.getAttribute('sandbox')).toBe('allow-same-origin');
});

describe('the files of the site', () => {
  const media = (name: string, changes: object = {}) => ({
    hash: 'a'.repeat(64),
    kind: 'picture',
    address: `/api/media/${'a'.repeat(64)}/960.webp`,
    name,
    bytes: 81_000,
    width: 960,
    height: 640,
    seconds: null,
    at,
    staff_id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
    draft: false,
    revision: null,
    ...changes,
  });
  const upload = 'POST /api/admin/media';
  let items: object[];
  beforeEach(() => {
    items = [];
    stage.server.answer('GET /api/admin/media', () => json({ items }));
    stage.colleagues();
  });
  /** The input behind a button. */
  const choose = (button: HTMLElement, file: File) =>
    fireEvent.change(button.parentElement!.querySelector('input[type=file]')!, { target: { files: [file] } });

  it('stand in a fact once they are uploaded, and a refusal is told in words', async () => {
    stage.server.answer(upload, () => problem(415, 'unsupported_media_type'));
    await open('?section=hero');
    const button = screen.getByRole('button', { name: 'Upload a picture' });
    choose(button, new File(['<svg/>'], 'mark.svg'));
    await screen.findByText(/^This is no JPEG, PNG or WebP picture/);
    choose(button, Object.defineProperty(new File([''], 'film.mp4'), 'size', { value: 400_000_000 }));
    await screen.findByText('This file is larger than 20 MB.');
    stage.server.answer(upload, () => json(media('team.jpg'), 201));
    choose(button, new File(['x'], 'team.jpg'));
    await screen.findByText('team.jpg is uploaded.');
    expect(shown('Picture of the first screen')).toMatch(/960\.webp$/);
    expect(screen.getByText('Expected: what the picture shows, in each language.').isConnected).toBe(true);
    await untilSaved();
  });

  it('are listed with where they are used, and what nothing names is deleted after one question', async () => {
    items = [media('team.jpg', { draft: true, revision: 3 }), media('old.jpg', { hash: 'b'.repeat(64) })];
    const removal = `DELETE /api/admin/media/${'b'.repeat(64)}`;
    stage.server.answer(removal, () => {
      items = items.slice(0, 1);
      return json({});
    });
    const user = await open('?part=media');
    await screen.findByText('Used in the draft and revision 3');
    expect(screen.queryByRole('button', { name: 'Delete team.jpg' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Delete old.jpg' }));
    await user.click(await screen.findByRole('button', { name: 'Delete it' }));
    await waitFor(() => expect(screen.queryByText('old.jpg')).toBeNull());
  });
});
