import { agency } from '@blue-peony/agency';
import type { LandingContent } from '../content/landing.ts';
import type { Legal } from '../content/legal.ts';
import { About } from '../features/landing/about.tsx';
import { Challenges } from '../features/landing/challenges.tsx';
import { Comparison } from '../features/landing/comparison.tsx';
import { Hero } from '../features/landing/hero.tsx';
import { Mission } from '../features/landing/mission.tsx';
import { Plans } from '../features/landing/plans.tsx';
import { Services } from '../features/landing/services.tsx';
import { Testimonials } from '../features/landing/testimonials.tsx';
import { WhyChoose } from '../features/landing/why-choose.tsx';
import { useLocale, useText } from '../i18n/localized.tsx';
import { PhoneBar } from '../ui/phone-bar.tsx';
import { Questions } from '../ui/questions.tsx';
import { Stories } from '../ui/stories.tsx';
import { paths } from '../paths.ts';
import { ApplySection } from './apply-section.tsx';
import { JsonLd, organization, questions } from './json-ld.tsx';
import { Page } from './page.tsx';

type Props = {
  landing: LandingContent;
  legal: Legal;
  /** Called when an application is sent, so that the next page is preloaded before the answer. */
  onSend: () => void;
};

export function LandingPage({ landing, legal, onSend }: Props) {
  const text = useText();
  return (
    <Page
      title={text('page.title', { name: agency.name })}
      description={text('page.description')}
      tracked
      funnel="landing"
      bar={<PhoneBar href={paths.home(useLocale(), 'apply')}>{text('common.apply')}</PhoneBar>}
      legal={legal}
    >
      <Hero content={landing.hero} />
      <Mission content={landing.mission} />
      <Services content={landing.services} />
      <Challenges content={landing.challenges} join={landing.join} />
      <Testimonials content={landing.testimonials} />
      <WhyChoose content={landing.whychoose} />
      <Plans content={landing.plans} />
      <ApplySection law={landing.law} onSend={onSend} />
      <Questions tone="white" content={landing.faq} />
      <About content={landing.about} />
      <Stories id="client-testimonials" content={landing.stories} />
      <Comparison content={landing.comparison} />
      {import.meta.env?.SSR && <JsonLd data={organization(text('page.description'), text)} />}
      {import.meta.env?.SSR && <JsonLd data={questions(landing.faq.items)} />}
    </Page>
  );
}
