import { describe, expect, it } from '@jest/globals';
import { eachOptionalText, languages } from '@blue-peony/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setWide } from '../../test/browser.ts';
import { application, linked } from '../../test/applications.ts';
import { reload, signIn, stageDesk } from '../../test/desk.tsx';
import { page, problem } from '../../test/server.ts';

const stage = stageDesk();
const listCall = 'GET /api/admin/applications';
const photos = ['17-a-one.jpg', '17-b-two.jpg'];
const idOf = (index: number) => `018f3c1e-7a2b-7c3d-8e4f-00000000000${index}`;

describe('the list of applications', () => {
  it('says that it failed, at once when the server refuses', async () => {
    stage.server.answer(listCall, () => problem(403, 'forbidden'));
    await signIn();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Failed to fetch applications.');
    expect(alert.className).toContain('text-danger');
    expect(stage.server.asked(listCall)).toHaveLength(1);
  });

  it('says that it is loading, and asks again by itself when the server stumbles', async () => {
    const answer = stage.server.hold(listCall);
    await signIn();
    await screen.findByText('Loading applications...');
    stage.server.answer(listCall, () => page([application()]));
    answer(problem(503, 'unavailable'));
    await screen.findByText('Anna Nowak');
  });

  it('is a table with the specified columns in a wide window', async () => {
    stage.server.answer(listCall, () => page([application()]));
    await signIn();
    await screen.findByRole('table');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Date',
      'Page Source',
      'Contact Info',
      'Location',
      'Social Media',
      'OnlyFans Earnings',
      'Message & Files',
      'Score',
    ]);
    expect(screen.getByText(/^\d+:\d\d\s[AP]M$/).isConnected).toBe(true);
  });

  it('is one card an application in a narrow window, with the date alone and one heading, the name, which leads to the review with the same filter', async () => {
    setWide(false);
    stage.server.answer(`${listCall}?language=pl`, () => page([application()]));
    await signIn('?language=pl');
    const card = await screen.findByRole('article', { name: 'Anna Nowak' });
    expect(card.querySelector('time')?.textContent).toMatch(/^Mar \d+, 2026$/);
    expect(screen.queryByRole('table')).toBeNull();
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Anna Nowak']);
    const { pathname, search } = within(headings[0]!).getByRole<HTMLAnchorElement>('link');
    expect(pathname + search).toBe(`/admin/review/${application().id}?language=pl`);
  });

  it('loads the next page behind the first', async () => {
    const second = application({ id: '018f3c1e-7a2b-7c3d-8e4f-000000000002', name: 'Berta Second' });
    stage.server.answer(listCall, () => page([application()], 'c-2', 2));
    stage.server.answer(`${listCall}?cursor=c-2`, () => page([second], null, 2));
    const { user } = await signIn();
    await screen.findByText('1 of 2 applications');
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await screen.findByText('Berta Second');
    expect(screen.getByText('Anna Nowak').isConnected).toBe(true);
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('forgets what it has and loads again on Refresh Data', async () => {
    stage.server.answer(listCall, () => page([application()]));
    const { user } = await signIn();
    await screen.findByText('Anna Nowak');
    sessionStorage.setItem('cachedScroll', '400');
    stage.server.hold(listCall);
    await user.click(screen.getByRole('button', { name: 'Refresh Data' }));
    await screen.findByText('Loading applications...');
    expect(screen.queryByText('Anna Nowak')).toBeNull();
    expect({ ...sessionStorage }).toEqual({});
  });
});

describe('an application', () => {
  type Changes = Parameters<typeof application>[0];
  /** The cells of a row for each application. */
  async function rowsOf(...all: Changes[]) {
    stage.server.answer(listCall, () =>
      page(all.map((changes, index) => application({ id: idOf(index), ...changes }))),
    );
    await signIn();
    await screen.findByRole('table');
    const rows = screen.getAllByRole('row').slice(1, all.length + 1);
    return rows.map((row) => within(row).getAllByRole('cell'));
  }
  const textsOf = (cells: HTMLElement[]) => cells.map(({ textContent }) => textContent);
  const linksOf = (cell: HTMLElement) => within(cell).queryAllByRole<HTMLAnchorElement>('link');

  it('shows every text that an applicant may leave out, and says so where it was left empty', async () => {
    const texts = eachOptionalText((name) => `a text for ${name}`);
    const [left, given] = await rowsOf({}, texts);
    const [, source, contact, location, social, earnings, messageAndFiles] = textsOf(left!);
    expect(source).toBe('pl');
    expect(contact).toBe('Name Anna NowakEmail anna@mail.exampleWhatsApp +48 600 100 200');
    expect(location).toBe('Country PolandCity GdyniaZIP –');
    expect(social).toMatch(/^Instagram –TikTok –OnlyFans Not providedOther Socials Not provided/);
    expect(earnings).toBe('$100-$10000');
    expect(messageAndFiles).toContain('No message');
    expect(messageAndFiles).toContain('No files');
    for (const text of Object.values(texts)) expect(textsOf(given!).join()).toContain(text);
  });

  it('folds what goes on for many lines, until it is asked for', async () => {
    const long = 'line\n'.repeat(9);
    const [cells] = await rowsOf({ message: 'Short.', other_socials: long });
    expect(textsOf(cells!)[4]).toContain(`Other Socials ${long}Show more`);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(screen.getByRole('button', { name: 'Show less' }).getAttribute('aria-expanded')).toBe('true');
  });

  it('has the label of its pages, and the result of the assessment with what was promised past the entry program', async () => {
    const past = { assessment_result: 'rejected', onlyfans_monthly_earnings: '$100000+' } as const;
    const sources = { ukr: 'ukr', pl: 'pl', de: 'eng', th: 'eng', en: 'eng' };
    const rows = await rowsOf(...languages.map((language) => ({ language })), { assessment_result: 'rejected' }, past);
    expect(rows.slice(0, 5).map((cells) => textsOf(cells)[1])).toEqual(languages.map((language) => sources[language]));
    expect(textsOf(rows[5]!)[7]).toContain('Rejected');
    expect(textsOf(rows[6]!)[7]).toContain('we promised to contact them about the main plans');
  });

  it('links its photos by number, each in a tab that cannot look back, but nothing that an applicant wrote, nor an address that is not one of the web', async () => {
    const evil = 'javascript:alert(1)';
    const [given, unsafe] = await rowsOf(
      { file_urls: photos, signedUrls: linked(photos).signedUrls.toReversed() },
      {
        instagram: 'https://evil.example',
        other_socials: evil,
        message: `<a href="${evil}">x</a>`,
        file_urls: photos,
        signedUrls: [{ ...linked(photos).signedUrls[0]!, url: evil }],
      },
    );
    const links = linksOf(given![6]!);
    expect(links.map(({ textContent }) => textContent)).toEqual(['File 1', 'File 2']);
    expect(links.map(({ pathname }) => pathname)).toEqual(photos.map((path) => `/api/admin/photos/${path}`));
    for (const { target, rel } of links) expect([target, rel]).toEqual(['_blank', 'noopener noreferrer']);

    expect(unsafe!.slice(1).flatMap(linksOf)).toEqual([]);
    expect(within(unsafe![6]!).getByText('File 1').isConnected).toBe(true);
  });
});

describe('the remembered list', () => {
  it('is there at once after a reload, without photo links, and gives way to the fresh one', async () => {
    const full = application(linked(photos));
    stage.server.answer(listCall, () => page([full]));
    const { view } = await signIn();
    await screen.findByRole('link', { name: 'File 1' });
    expect(sessionStorage.getItem('cachedApps')).not.toContain('signature=1');
    sessionStorage.setItem('cachedScroll', '420');

    const answer = stage.server.hold(listCall);
    await reload(view);
    const row = (await screen.findAllByRole('row'))[1]!;
    expect(within(row).getByText('File 2').isConnected).toBe(true);
    expect(within(row).queryByRole('link', { name: 'File 2' })).toBeNull();
    expect(window.scrollTo).toHaveBeenCalledWith(0, 420);

    answer(page([{ ...full, name: 'Anna Renamed' }]));
    await screen.findByText('Anna Renamed');
    expect(screen.getByRole('link', { name: 'File 2' }).isConnected).toBe(true);
  });

  it('stays on the screen when the fresh one cannot be had', async () => {
    stage.server.answer(listCall, () => page([application()]));
    const { view } = await signIn();
    await screen.findByText('Anna Nowak');
    stage.server.answer(listCall, () => problem(403, 'forbidden'));
    await reload(view);
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to fetch applications.');
    expect(screen.getByText('Anna Nowak').isConnected).toBe(true);
  });

  it('is ignored when it cannot be read', async () => {
    stage.server.answer(listCall, () => page([application()]));
    sessionStorage.setItem('cachedApps', '[{"name":"half"}]');
    await signIn();
    await waitFor(() => expect(sessionStorage.getItem('cachedApps')).toContain('Anna Nowak'));
  });
});
