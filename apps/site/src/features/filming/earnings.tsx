import { filmingClaims } from '@blue-peony/agency';
import { formatMoney } from '@blue-peony/contracts';
import type { FilmingContent } from '../../content/filming.ts';
import { useLocale } from '../../i18n/localized.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';

type Props = {
  content: FilmingContent['earnings'];
  currency: keyof typeof filmingClaims.monthlyEarnings;
};

const growth = ['w-18 lg:w-34', 'w-28 lg:w-54', 'w-40 lg:w-80'];

export function Earnings({ content, currency }: Props) {
  const { tag } = useLocale();
  const money = (units: number) => formatMoney({ amount: units * 100, currency }, tag);
  return (
    <Section id="earnings" tone="ink" glow>
      <SectionHeading tone="light" eyebrow={content.eyebrow} title={content.title} lead={content.lead} />
      <ol className="mt-10 grid gap-x-8 gap-y-12 sm:max-lg:gap-y-8 lg:mt-0 lg:grid-cols-3 lg:grid-rows-[auto_auto]">
        {content.periods.map(({ period, text }, index) => {
          const [from, to] = filmingClaims.monthlyEarnings[currency][index]!;
          const open = index === content.periods.length - 1 ? '+' : '';
          return (
            <li
              key={period}
              className="sm:max-lg:grid sm:max-lg:grid-cols-[10rem_1fr] sm:max-lg:items-center sm:max-lg:gap-x-10 lg:row-span-2 lg:grid lg:grid-rows-subgrid lg:gap-y-0"
            >
              <svg
                viewBox="-200 -200 400 400"
                aria-hidden="true"
                focusable="false"
                className={`max-w-full sm:max-lg:justify-self-center lg:self-end ${growth[index]}`}
              >
                <use href="#bloom" />
              </svg>
              <div className="border-t border-white/15 pt-6 max-sm:mt-6 lg:mt-8">
                <h3 className="text-sm font-semibold text-blush">{period}</h3>
                <p className="mt-3 font-display text-figure">
                  {money(from)}–{money(to)}
                  {open}
                </p>
                <p className="text-white/70">{content.monthly}</p>
                <p className="mt-4 max-w-sm text-pretty text-white/85">{text}</p>
              </div>
            </li>
          );
        })}
      </ol>
      <p className="mt-14 max-w-xl text-sm text-pretty text-white/70">{content.note}</p>
    </Section>
  );
}
