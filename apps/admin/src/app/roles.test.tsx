import { describe, expect, it } from '@jest/globals';
import type { StaffRole } from '@blue-peony/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { detail, record } from '../test/applications.ts';
import { fillInSignIn, reload, signIn, stageDesk } from '../test/desk.tsx';
import { factor, json, page, problem, raisedToken, session } from '../test/server.ts';

const stage = stageDesk();
const renewCall = 'POST /auth/v1/token?grant_type=refresh_token';

function as(role: StaffRole, path?: string) {
  stage.as({ role });
  stage.server.answer('GET /api/admin/orders?*', () => json({ items: [] }));
  return signIn(path);
}

describe('the desk shows each role its own pages', () => {
  it.each<[StaffRole, string[], number]>([
    ['owner', ['Applications', 'Today', 'Orders', 'Staff', 'Account'], 1],
    ['manager', ['Applications', 'Today', 'Orders', 'Account'], 1],
    ['reviewer', ['Applications', 'Today', 'Account'], 0],
    ['support', ['Orders', 'Account'], 0],
  ])('%s: %j, with this number of exports on the first: %d', async (role, expected, exports) => {
    await as(role);
    const navigation = await screen.findByRole('navigation', { name: 'Desk' });
    const links = within(navigation).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(expected));
    const others = ['Applications', 'Today', 'Orders', 'Staff', 'Account'].filter((name) => !expected.includes(name));
    expect(links.filter(({ textContent }) => others.includes(textContent ?? ''))).toEqual([]);
    if (role !== 'support') await screen.findByText('No applications yet.');
    expect(screen.queryAllByRole('button', { name: /CSV|Export/ })).toHaveLength(exports);
  });

  it('support begins with the orders, and asks for nothing of an applicant', async () => {
    await as('support');
    await waitFor(() => expect(location.pathname).toBe('/admin/orders'));
    await screen.findByRole('button', { name: 'Log Out' });
    expect(screen.queryByRole('button', { name: 'Refresh Data' })).toBeNull();
    expect(stage.server.calls.filter(({ path }) => /applications|\/live/.test(path))).toEqual([]);
  });

  it.each<[string, StaffRole, RegExp, string]>([
    ['/orders', 'reviewer', /^It is for owners, managers, and support\. Your role is Reviewer\./, 'orders'],
    ['/templates', 'reviewer', /^It is for owners/, 'answer-templates'],
    ['/staff', 'manager', /^It is for owners\. Your role is Manager\./, 'admin/staff'],
    ['/audit', 'manager', /^It is for owners\. Your role is Manager\./, 'admin/audit'],
  ])('%s says to a %s whose it is, and asks the server nothing', async (path, role, words, call) => {
    await as(role, path);
    await screen.findByText(words);
    expect(screen.getByRole('link', { name: 'Back to your own pages' }).getAttribute('href')).toBe('/admin');
    const navigation = screen.getByRole('navigation', { name: 'Desk' });
    expect(
      within(navigation)
        .getAllByRole<HTMLAnchorElement>('link')
        .map(({ pathname }) => pathname),
    ).not.toContain(`/admin${path}`);
    expect(stage.server.calls.filter((made) => made.path.includes(call))).toEqual([]);
  });
});

describe('what a role may do with an application', () => {
  const anna = detail();
  it.each<[StaffRole, string[]]>([
    ['owner', ['Correct', 'Close', 'legal hold', 'Export', 'Erase', 'Seal']],
    ['manager', ['Correct', 'Close', 'Export', 'Erase', 'Seal']],
    ['reviewer', ['Seal']],
  ])('%s: %j', async (role, expected) => {
    stage.server.answer('GET /api/admin/applications', () => page([anna]));
    stage.server.answer(`GET /api/admin/applications/${anna.id}`, () => json(anna));
    stage.server.answer(`GET /api/admin/applications/${anna.id}/record`, () => json(record()));
    await as(role, `/review/${anna.id}`);
    const panel = (await screen.findByRole('button', { name: /Seal/ })).parentElement!;
    const names = within(panel)
      .getAllByRole('button')
      .map(({ textContent }) => textContent ?? '');
    expect(names).toHaveLength(expected.length);
    expected.forEach((name, index) => expect(names[index]).toMatch(new RegExp(name, 'i')));
    expect(screen.queryAllByRole('button', { name: /Send.*again/i })).toHaveLength(role === 'reviewer' ? 0 : 1);
  });
});

describe('a desk that opens to two factors alone', () => {
  const enrollCall = 'POST /auth/v1/factors';

  function answerEnrolment() {
    stage.as({ factorRequired: true });
    const totp = { qr_code: '<svg/>', secret: 'KEY', uri: 'otpauth://x' };
    stage.server.answer(enrollCall, () => json({ id: 'factor-1', type: 'totp', friendly_name: 'Phone', totp }));
    stage.proves(() => session(raisedToken, { factors: [factor], factorRequired: true }));
  }
  const heading = (name: string) => screen.findByRole('heading', { name });

  it('lets her leave, or set up a first factor on the way in, then recovery codes, then the desk, also after reloads', async () => {
    answerEnrolment();
    const { user, view } = await signIn();
    await heading('Set up your second factor');
    await user.click(screen.getByRole('button', { name: 'Log Out' }));
    await screen.findByRole('button', { name: 'Log In' });
    await fillInSignIn(user);
    await heading('Set up your second factor');
    await reload(view);
    await heading('Set up your second factor');
    expect(stage.server.calls.filter(({ path }) => path.startsWith('/api/admin'))).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Set up an authenticator app' }));
    await user.type(await screen.findByLabelText('Code that the app shows'), '123456{Enter}');
    await heading('Keep recovery codes');
    await user.click(screen.getByRole('button', { name: 'Open the desk' }));
    await screen.findByText('No applications yet.');
  });

  it('asks for it in the middle of the work when it is required from now on', async () => {
    stage.server.answer(renewCall, () => session('token-2', { factorRequired: true }));
    stage.server.answer('GET /api/admin/applications', () => problem(401, 'insufficient_aal'));
    await signIn();
    await heading('Set up your second factor');
  });
});
