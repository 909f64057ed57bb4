import { agency } from '@blue-peony/agency';
import type { LandingContent } from '../../content/landing.ts';
import { useLocale, useText } from '../../i18n/localized.tsx';
import { paths } from '../../paths.ts';
import { button } from '../../ui/button.ts';
import { ComparisonTable } from '../../ui/comparison-table.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';

export function Comparison({ content }: { content: LandingContent['comparison'] }) {
  const text = useText();
  const locale = useLocale();
  return (
    <Section id="comparison" tone="paper">
      <SectionHeading eyebrow={content.eyebrow} title={content.title} lead={content.lead} centred />
      <ComparisonTable topic={content.eyebrow} others={content.others} us={agency.name} rows={content.rows} />
      <div className="mt-16 text-center">
        <p className="mx-auto max-w-xl font-display text-3xl text-balance italic">{content.close}</p>
        <a href={paths.home(locale, 'apply')} className={`${button('primary')} mt-8`}>
          {text('common.apply')}
        </a>
      </div>
    </Section>
  );
}
