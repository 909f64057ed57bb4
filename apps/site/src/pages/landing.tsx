import { agency } from '@blue-peony/agency';
import type { LandingContent } from '../content/landing.ts';
import type { Legal } from '../content/legal.ts';
import { Challenges } from '../features/landing/challenges.tsx';
import { Hero } from '../features/landing/hero.tsx';
import { Mission } from '../features/landing/mission.tsx';
import { Plans } from '../features/landing/plans.tsx';
import { Services } from '../features/landing/services.tsx';
import { ShownProof, type Proof } from '../features/landing/shown-proof.tsx';
import { Testimonials } from '../features/landing/testimonials.tsx';
import { WhyChoose } from '../features/landing/why-choose.tsx';
import { useLocale, useText } from '../i18n/localized.tsx';
import { PhoneBar } from '../ui/phone-bar.tsx';
import { paths } from '../paths.ts';
import { ApplySection } from './apply-section.tsx';
import { JsonLd, organization } from './json-ld.tsx';
import { Page } from './page.tsx';

type Props = {
  landing: LandingContent;
  legal: Legal;
  proof: Proof;
  /** Called when an application is sent, so that the next page is preloaded before the answer. */
  onSend: () => void;
};

export function LandingPage({ landing, legal, proof, onSend }: Props) {
  const text = useText();
  const locale = useLocale();
  return (
    <Page
      title={text('page.title', { name: agency.name })}
      description={text('page.description')}
      tracked
      funnel="landing"
      bar={<PhoneBar href={paths.home(locale, 'apply')}>{text('common.apply')}</PhoneBar>}
      legal={legal}
    >
      <Hero content={landing.hero} proof={proof} />
      <Mission content={landing.mission} />
      <Services content={landing.services} proof={proof} />
      <Challenges content={landing.challenges} join={landing.join} />
      <Testimonials content={landing.testimonials} />
      <WhyChoose content={landing.whychoose} proof={proof} />
      <Plans content={landing.plans} />
      <ApplySection law={landing.law} onSend={onSend} />
      <ShownProof part="closing" of={proof} />
      {import.meta.env?.SSR && <JsonLd data={organization(text('page.description'), locale.language)} />}
    </Page>
  );
}
