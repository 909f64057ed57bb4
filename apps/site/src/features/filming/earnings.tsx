import { filmingClaims } from '@blue-peony/agency';
import { formatMoney } from '@blue-peony/contracts';
import type { FilmingContent } from '../../content/filming.ts';
import { useLocale } from '../../i18n/localized.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';

type Props = {
  content: FilmingContent['earnings'];
  currency: keyof typeof filmingClaims.monthlyEarnings;
};

export function Earnings({ content, currency }: Props) {
  const { tag } = useLocale();
  const money = (units: number) => formatMoney({ amount: units * 100, currency }, tag);
  const most = Math.max(...filmingClaims.monthlyEarnings[currency].map(([, to]) => to));
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
              <Stem top={to / most} leaf={from / to} />
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

/** A flower whose stem is as high as the upper figure of its period, with the leaf at the lower one. */
function Stem({ top, leaf }: { top: number; leaf: number }) {
  const height = Math.round(200 * top);
  const at = Math.round(32 + height * (1 - leaf));
  return (
    <svg
      viewBox={[-32, 0, 64, height + 32].join(' ')}
      aria-hidden="true"
      focusable="false"
      className="w-14 sm:max-lg:justify-self-center lg:w-24 lg:self-end"
    >
      <path d={`M0 32V${height + 32}`} stroke="#8ea8ff" strokeOpacity=".55" strokeWidth="2" />
      <path transform={`translate(0,${at})`} d="M0 0c4-9 12-11 22-9-3 8-12 12-22 9z" fill="#f7b8c8" />
      <use href="#bloom" transform="translate(0 32) scale(.155)" />
    </svg>
  );
}
