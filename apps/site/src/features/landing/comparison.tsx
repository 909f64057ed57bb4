import { agency } from '@blue-peony/agency';
import type { LandingContent } from '../../content/landing.ts';
import { useLocale, useText } from '../../i18n/localized.tsx';
import { paths } from '../../paths.ts';
import { button } from '../../ui/button.ts';
import { CheckIcon } from '../../ui/icons.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';

export function Comparison({ content }: { content: LandingContent['comparison'] }) {
  const text = useText();
  const locale = useLocale();
  return (
    <Section id="comparison" tone="paper">
      <SectionHeading eyebrow={content.eyebrow} title={content.title} lead={content.lead} centred />
      <div className="mx-auto mt-14 max-w-4xl overflow-clip rounded-3xl bg-white shadow-[0_40px_80px_-50px_rgb(11_16_32/.45)]">
        <table className="w-full text-left">
          <thead className="max-md:sr-only">
            <tr>
              <th scope="col" className="p-5">
                <span className="sr-only">{content.eyebrow}</span>
              </th>
              <th scope="col" className="p-5 font-semibold text-stone">
                {content.others}
              </th>
              <th scope="col" className="bg-ink p-5 font-semibold text-white">
                {agency.name}
              </th>
            </tr>
          </thead>
          <tbody>
            {content.rows.map(({ topic, others, us }) => (
              <tr key={topic} className="border-t border-ink/10 max-md:grid max-md:grid-cols-2 max-md:first:border-0">
                <th scope="row" className="p-5 align-top font-semibold max-md:col-span-2 max-md:pb-2">
                  {topic}
                </th>
                <td className="p-5 align-top text-stone max-md:pt-0">
                  <span className="mb-1 block text-sm md:hidden" aria-hidden="true">
                    {content.others}
                  </span>
                  {others}
                </td>
                <td className="p-5 align-top font-medium max-md:pt-0 md:bg-peony-50">
                  <span className="mb-1 block text-sm text-peony-700 md:hidden" aria-hidden="true">
                    {agency.name}
                  </span>
                  <span className="flex gap-2">
                    <CheckIcon className="mt-0.5 size-5 shrink-0 text-peony-600 max-md:hidden" />
                    {us}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="mt-16 text-center">
        <p className="mx-auto max-w-xl font-display text-3xl text-balance italic">{content.close}</p>
        <a href={paths.home(locale, 'apply')} className={`${button('primary')} mt-8`}>
          {text('common.apply')}
        </a>
      </div>
    </Section>
  );
}
