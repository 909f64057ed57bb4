import { expect, test } from '@jest/globals';
import { signIn, type Account } from './desk.ts';
import { browser, product } from './started.ts';
import { colleague, open, scores, soon, useTwoPeople } from './two-people.ts';
import { axeViolations, desktop, phone, visit } from './visitor.ts';

useTwoPeople(5);

test('two people on one applicant see each other by name, and neither overwrites the other without being asked', async () => {
  const one = await open(product.staff, 'Applicant 5');
  const two = await open(colleague, 'Applicant 5');
  await one.page.getByText('ben has this applicant open').waitFor();
  await two.page.getByText(/^\w+ has this applicant open/).waitFor();

  // One of them is offline while the other scores.
  await one.context.setOffline(true);
  await one.page.keyboard.press('9');
  await one.page.getByText('Score 9 is kept on this device').waitFor();
  await two.page.keyboard.press('3');
  await two.page.getByText('Scored 3', { exact: true }).waitFor();
  await one.context.setOffline(false);
  const dialog = one.page.getByRole('dialog', { name: 'A colleague was first' });
  await dialog.getByText('ben gave Applicant 5 3,').waitFor();
  expect((await scores())['Applicant 5']).toBe(3);
  expect([await axeViolations(one.page), await axeViolations(two.page)]).toEqual([[], []]);
  await dialog.getByRole('button', { name: 'Keep score 9' }).click();
  await two.page.getByText('Scored 9', { exact: true }).waitFor();
  expect((await scores())['Applicant 5']).toBe(9);

  await one.page.keyboard.press('g');
  await one.page.getByRole('heading', { name: 'Applicant 1', exact: true }).waitFor();
  await two.page.getByText('has this applicant open').waitFor({ state: 'detached' });
  await two.page.keyboard.press('g');
  await two.page.getByRole('heading', { name: 'Applicant 2', exact: true }).waitFor();
  await Promise.all([one.context.close(), two.context.close()]);
});

test('a score, a note, an answer and an assignment are seen within two seconds in list, review on a phone and work mode', async () => {
  const enter = async (staff: Account, path: string, device = desktop) => {
    const { page, context } = await visit(browser, `${product.siteUrl}/admin${path}`, device);
    await signIn(page, staff);
    return { page, context };
  };
  const work = await enter(colleague, '');
  await work.page.getByRole('button', { name: 'Take next' }).click();
  await work.page.locator('#reviewed-name').waitFor();
  const name = await work.page.locator('#reviewed-name').innerText();
  const { pathname } = new URL(work.page.url());
  const list = await enter(product.staff, '?sort=oldest');
  const row = list.page.getByRole('row').filter({ has: list.page.getByText(name, { exact: true }) });
  await row.getByRole('img', { name: 'Assigned to ben' }).waitFor();
  const mobile = await enter(product.staff, pathname.replace('/admin', ''), phone);
  await mobile.page.getByRole('heading', { name, exact: true }).waitFor();

  await work.page.keyboard.press('8');
  await Promise.all([
    mobile.page.getByText('Scored 8', { exact: true }).waitFor(soon()),
    row.locator('select:has(option:checked:text-is("8"))').waitFor(soon()),
  ]);
  await mobile.page.getByLabel('New note').fill('Call her on Monday');
  await mobile.page.getByRole('button', { name: 'Add note' }).click();
  await Promise.all([
    work.page.getByText('Call her on Monday').waitFor(soon()),
    row.getByText('1 note').waitFor(soon()),
  ]);
  await mobile.page.getByLabel('Assigned to').selectOption('');
  await Promise.all([
    work.page.locator('select:has(option:checked:text-is("nobody"))').waitFor(soon()),
    row.getByRole('img', { name: 'Assigned to ben' }).waitFor({ state: 'detached', ...soon() }),
  ]);
  await work.page.keyboard.press('a');
  await work.page.keyboard.type('We would like to talk to you.');
  await work.page.keyboard.press('Control+Enter');
  await Promise.all([
    mobile.page.getByText(/^Replied after/).waitFor(soon()),
    row.getByText('Replied', { exact: true }).waitFor(soon()),
  ]);
  await Promise.all([work, list, mobile].map(({ context }) => context.close()));
});

test('a colleague whom a note mentions hears of it at the bell within two seconds, which leads to the applicant', async () => {
  const { page: list, context } = await visit(browser, `${product.siteUrl}/admin`, phone);
  await signIn(list, colleague);
  await list.getByRole('button', { name: 'Notices', exact: true }).waitFor();
  const one = await open(product.staff, 'Applicant 4');
  await one.page.keyboard.press('n');
  await one.page.keyboard.type('Ask @be');
  await one.page.getByRole('listbox', { name: 'Colleagues to mention' }).waitFor();
  expect(await axeViolations(one.page)).toEqual([]);
  await one.page.keyboard.press('Enter');
  await one.page.keyboard.press('Control+Enter');
  await one.page.locator('strong').getByText('@ben', { exact: true }).waitFor();

  await list.getByRole('button', { name: 'Notices, 1 new' }).click(soon());
  const dialog = list.getByRole('dialog', { name: 'Notices' });
  const link = dialog.getByRole('link', { name: /mentioned you in a note about\s*Applicant 4/ });
  await link.waitFor();
  expect(await axeViolations(list)).toEqual([]);
  await link.click();
  await list.getByRole('heading', { name: 'Applicant 4', exact: true }).waitFor();
  await list.getByRole('button', { name: 'Notices', exact: true }).waitFor();
  await Promise.all([context.close(), one.context.close()]);
});
