import { agency } from '@blue-peony/agency';
import type { ReactNode } from 'react';
import { type Locale, type Look } from '@blue-peony/contracts';
import { IntlProvider } from 'react-intl';
import { photoPages } from '../content/photo-pages.ts';
import { closings, samplesOf } from '../content/proofs.ts';
import { About } from '../features/landing/about.tsx';
import { Comparison } from '../features/landing/comparison.tsx';
import { HeroArt } from '../features/landing/hero-art.tsx';
import { Calendar } from '../features/landing/samples/calendar.tsx';
import { Chat } from '../features/landing/samples/chat.tsx';
import { Contract } from '../features/landing/samples/contract.tsx';
import { PrivatePage } from '../features/landing/samples/private-page.tsx';
import { Report } from '../features/landing/samples/report.tsx';
import type { Proof } from '../features/landing/shown-proof.tsx';
import { Looks } from '../features/my-application/looks.tsx';
import { catalogs } from '../i18n/catalogs.ts';
import { pageCatalogs } from '../i18n/page-catalogs.ts';
import { Questions } from '../ui/questions.tsx';
import { Stories } from '../ui/stories.tsx';
import { JsonLd, questions } from './json-ld.tsx';

const photos = ['first', 'second'].map((name) => ({ name, bytes: 0, added_at: '' }));
const at = (time: string) => `2026-03-10T${time}:00.000Z`;
const looks: readonly Look[] = [
  { at: at('14:32'), what: 'photo', role: 'reviewer', photo: 'second' },
  { at: at('14:31'), what: 'photo', role: 'reviewer', photo: 'first' },
  { at: at('14:30'), what: 'opened', role: 'reviewer' },
  { at: at('09:05'), what: 'listed', role: 'manager' },
];

/** The samples, and the sections after the form, in the language of a page. A page that wakes has them in its own HTML. */
export async function drawProof({ language, tag }: Locale): Promise<Proof> {
  const [{ samples }, { closing }, { photos: photoPage }, catalog, own] = await Promise.all([
    samplesOf[language](),
    closings[language](),
    photoPages[language](),
    catalogs[language](),
    pageCatalogs.myApplication[language](),
  ]);
  const { label } = samples;
  const drawn = (node: ReactNode) => (
    <IntlProvider locale={tag} defaultLocale={tag} messages={{ ...catalog, ...own }} timeZone="UTC">
      {node}
    </IntlProvider>
  );
  return {
    art: <HeroArt alt={agency.hero.alt[language]} />,
    calendar: drawn(<Calendar content={samples.calendar} label={label} />),
    chat: drawn(<Chat content={samples.chat} label={label} />),
    report: drawn(<Report content={samples.report} label={label} />),
    'private-page': drawn(
      <PrivatePage content={samples.privatePage} label={label} photo={photoPage.demo}>
        <Looks looks={looks} application={{ photos }} />
      </PrivatePage>,
    ),
    closing: drawn(
      <>
        <Questions tone="white" content={closing.faq} />
        {import.meta.env?.SSR && <JsonLd data={questions(closing.faq.items)} />}
        <About content={closing.about} />
        <Stories id="client-testimonials" content={closing.stories} portraits="stories" />
        <Comparison content={closing.comparison} contract={<Contract content={samples.contract} label={label} />} />
      </>,
    ),
  };
}
