import type { ReactNode } from 'react';
import { agency } from '@blue-peony/agency';
import { Bloom } from '@blue-peony/ui';
import type { FilmingSuccessContent } from '../../content/filming.ts';
import { useLocale } from '../../i18n/localized.tsx';
import { paths } from '../../paths.ts';
import { CheckList, marks } from '../../ui/check-list.tsx';
import { button } from '../../ui/button.ts';
import { CalendarIcon, CheckIcon, ClockIcon, CrossIcon } from '../../ui/icons.tsx';
import { Section } from '../../ui/section.tsx';

export type BookingState = keyof FilmingSuccessContent['states'];

const icons = {
  none: CalendarIcon,
  confirmed: CheckIcon,
  pending: ClockIcon,
  review: ClockIcon,
  disputed: ClockIcon,
  refunded: CrossIcon,
  unknown: CrossIcon,
};

type Props = { content: FilmingSuccessContent; state: BookingState; receipt: ReactNode };

export function Success({ content, state, receipt }: Props) {
  const locale = useLocale();
  const { badge, title, text } = content.states[state];
  const confirmed = state === 'confirmed';
  const Icon = icons[state];
  return (
    <>
      <section id="home" data-wake="now" className="hero relative overflow-clip bg-ink text-white">
        <div className="absolute -top-60 -right-36 w-120 opacity-90 xl:top-auto xl:-right-44 xl:-bottom-64 xl:w-200">
          <Bloom className="w-full" />
        </div>
        <div className="relative mx-auto max-w-7xl px-4 pt-64 pb-16 md:px-8 xl:pt-40 xl:pb-28">
          <div role="status" data-booking className="max-w-xl">
            <p
              className={`inline-flex items-center gap-2.5 rounded-full py-2 pr-5 pl-2.5 font-semibold ${confirmed ? 'bg-success text-white' : 'bg-white text-ink'}`}
            >
              <Icon className="size-6" />
              {badge}
            </p>
            <h1 className="mt-6 font-display text-4xl text-balance md:text-6xl">{title}</h1>
            <p className="mt-6 max-w-xl text-lg text-pretty text-white/80">{text}</p>
          </div>
          {receipt && (
            <div className="mt-10 max-w-xl rounded-4xl bg-white p-5 text-ink shadow-2xl shadow-black/40 sm:p-8">
              {receipt}
            </div>
          )}
        </div>
      </section>
      {(confirmed || state === 'none') && (
        <div data-booking>
          <Next content={content} />
        </div>
      )}
      <section className="bg-blush-soft px-4 py-16 text-center text-ink">
        <h2 className="font-display text-3xl">{content.contact.title}</h2>
        <p className="mx-auto mt-3 max-w-md text-pretty text-stone">{content.contact.text}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <a href={`mailto:${agency.email}`} className={button('dark')}>
            {agency.email}
          </a>
          <a href={paths.home(locale)} className={button('primary')}>
            {content.home}
          </a>
        </div>
      </section>
    </>
  );
}

function Next({ content: { next, prepare, provided } }: { content: FilmingSuccessContent }) {
  return (
    <>
      <Section tone="paper">
        <h2 className="font-display text-4xl">{next.title}</h2>
        <ol className="mt-10 grid gap-8 md:grid-cols-3">
          {next.items.map(({ title, text }) => (
            <li key={title} className="border-t-2 border-peony-300 pt-5">
              <h3 className="font-display text-2xl">{title}</h3>
              <p className="mt-2 text-pretty text-stone">{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section tone="white">
        <div className="grid gap-x-16 gap-y-14 lg:grid-cols-[1.4fr_1fr]">
          <div>
            <h2 className="font-display text-4xl">{prepare.title}</h2>
            <ul className="mt-10 grid gap-x-10 gap-y-8 sm:grid-cols-2">
              {prepare.items.map(({ title, text }) => (
                <li key={title}>
                  <h3 className="text-lg font-semibold">{title}</h3>
                  <p className="mt-1.5 text-pretty text-stone">{text}</p>
                </li>
              ))}
            </ul>
          </div>
          <div className="relative overflow-clip rounded-4xl bg-ink p-8 text-white md:p-10 lg:self-start">
            <div className="glow" />
            <h2 className="relative font-display text-3xl">{provided.title}</h2>
            <CheckList items={provided.items} className="relative mt-6 space-y-4" mark={marks.dark} />
          </div>
        </div>
      </Section>
    </>
  );
}
