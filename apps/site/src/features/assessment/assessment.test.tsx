import '../../test/setup-dom.ts';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { locales, type ApplicationForm } from '@blue-peony/contracts';
import { cleanup, screen } from '@testing-library/react';
import { AssessmentPage } from '../../pages/assessment.tsx';
import { paths } from '../../paths.ts';
import { receipt } from '../../test/fake-my-application.ts';
import { legal, pass, press, showPage, title } from '../../test/show-page.tsx';
import { assessmentState, type AssessmentState } from './assessment-state.ts';

const qualified: ApplicationForm & { file_urls: string[] } = {
  name: 'Ada',
  email: 'ada@example.org',
  country: 'UK',
  city: 'London',
  whatsapp: '+44',
  onlyfans_monthly_earnings: '$0',
  instagram: 'ada',
  file_urls: [],
  language: 'en',
  age_confirmed: true,
  privacy_version: '2024-01-30',
};

/** A wait that is over after a second, where only the result matters. */
const soon = { ...receipt, assessment_seconds: 1 };

function visit(
  state: AssessmentState | null = assessmentState(qualified, receipt),
  locale: (typeof locales)[number] = locales[0],
) {
  const pathname = paths.assessment(locale);
  return showPage(locale, <AssessmentPage legal={legal} />, { pathname, state }, pathname);
}

const clock = () => screen.getByRole('timer').textContent;
const serverSays = (time: string | undefined) => {
  globalThis.fetch = async () => {
    if (!time) throw new TypeError('offline');
    return new Response(null, { headers: { date: new Date(time).toUTCString() } });
  };
};

beforeEach(() => {
  jest.useFakeTimers();
  serverSays(undefined);
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('the wait', () => {
  test('counts ten minutes down as m:ss beside a progress bar, and is spoken by the minute, not by the second', async () => {
    await visit();
    const spoken = screen.getByRole('status');
    expect([clock(), spoken.textContent]).toEqual(['10:00', '10 minutes left']);
    await pass(30);
    expect(spoken.textContent).toBe('10 minutes left');
    await pass(31);
    expect([clock(), spoken.textContent]).toEqual(['8:59', '9 minutes left']);
    expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(61);
    expect(screen.getByRole<HTMLProgressElement>('progressbar').max).toBe(600);
  });

  test('opens the flower of the application, the outer petals first', async () => {
    await visit();
    const rings = () =>
      [...document.querySelectorAll<SVGGElement>('.peony > g > g')].map(({ style }) => style.transform);
    const bud = rings();
    await pass(60);
    expect(rings()[0]).not.toBe(bud[0]);
    expect(rings().at(-1)).toBe(bud.at(-1));
    await pass(539);
    expect(rings().at(-1)).not.toBe(bud.at(-1));
  });

  test('is not shortened by setting the device clock forward', async () => {
    await visit();
    jest.setSystemTime(new Date('2040-01-01'));
    await pass(1);
    expect(clock()).toBe('9:59');
  });

  test('goes on after a reload where the server says it stands', async () => {
    serverSays('2030-01-01T12:04:00Z');
    const state = assessmentState(qualified, receipt);
    await visit({ ...state, arrival: { document: -1, at: 0 } });
    await pass(0);
    expect(clock()).toBe('6:00');
  });

  test('neither ends nor starts again when the server cannot be asked after a reload', async () => {
    const state = assessmentState(qualified, receipt);
    await visit({ ...state, arrival: { document: -1, at: 0 } });
    await pass(5);
    expect(clock()).toBe('9:55');
    serverSays('2030-01-01T12:05:00Z');
    await pass(15);
    expect(clock()).toMatch(/^(5:00|4:5\d)$/);
  });
});

test('the wait and the result lead to her own page, and the wait needs no open tab', async () => {
  await visit(assessmentState(qualified, soon));
  const own = () => screen.getByRole('link', { name: 'Your private page' }).getAttribute('href');
  expect(own()).toBe('/my-application#secret');
  expect(screen.getByText(/you can close this page/)).toBeTruthy();
  await pass(1);
  expect(title()).toBe('You are preliminarily qualified');
  expect(own()).toBe('/my-application#secret');
});

test('the wait has no menu of languages, in which it would be lost, and opens the chapter to read beside it', async () => {
  await visit();
  expect(screen.queryByRole('button', { name: /^Language/ })).toBeNull();
  const { target, rel } = screen.getByRole<HTMLAnchorElement>('link', { name: /safe and private/ });
  expect([target, rel]).toEqual(['_blank', 'noopener']);
});

test('an application from before there were own pages is waited for as ever', async () => {
  const { my_application_url: _, ...earlier } = receipt;
  await visit(assessmentState(qualified, earlier as typeof receipt));
  expect(clock()).toBe('10:00');
  expect(screen.queryByRole('link', { name: 'Your private page' })).toBeNull();
});

describe('the result', () => {
  test('qualifies a beginner who shows a profile, and leads to the filming services', async () => {
    await visit(assessmentState(qualified, soon));
    await pass(1);
    expect(title()).toBe('You are preliminarily qualified');
    expect(screen.getByText(/earn more than \$10,000 a month/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the filming services' }).getAttribute('href')).toBe(
      '/filming-services',
    );
    expect(document.activeElement?.tagName).toBe('H1');
  });

  test('rejects whoever shows nothing, and invites her to apply again', async () => {
    const { instagram: _, ...hidden } = qualified;
    await visit(assessmentState(hidden, soon), locales[1]);
    await pass(1);
    expect(title()).toBe('Tym razem się nie udało');
    expect(screen.getByText(/^Możesz zgłosić się ponownie\. Pomoże nam profil albo zdjęcie w ubraniu/)).toBeTruthy();
    expect(screen.getByText(/w ciągu 24 godzin człowiek przeczyta Twoje zgłoszenie i Ci odpowie/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Wróć na stronę główną' }).getAttribute('href')).toBe('/pl');
  });

  test('tells an applicant past the entry program that a person contacts her about the main plans', async () => {
    const { instagram: _, ...hidden } = qualified;
    await visit(assessmentState({ ...hidden, onlyfans_monthly_earnings: '$10000-$50000' }, soon));
    await pass(1);
    expect(title()).toBe('You did not qualify this time');
    expect(
      screen.getByText(
        'You are past our entry program. A person will contact you within 24 hours about the main plans.',
      ),
    ).toBeTruthy();
    expect(screen.getByText('You are welcome to apply again whenever something changes.')).toBeTruthy();
    expect(screen.queryByText(/does not fit|clothed photo|still read/)).toBeNull();
  });
});

test.each(locales)('without an application $prefix/assessment leads home in silence', async (locale) => {
  const router = await visit(null, locale);
  expect(router.state.location.pathname).toBe(paths.home(locale));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('says once that the mail could not be sent, and goes on counting', async () => {
  const router = await visit(assessmentState(qualified, { ...receipt, notification: 'pending' }));
  const alert = screen.getByRole('alertdialog');
  expect(alert.textContent).toContain('Email notification failed to send.');
  await press('OK');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect((router.state.location.state as AssessmentState).notificationFailed).toBe(false);
  await pass(10);
  expect(clock()).toBe('9:50');
});
