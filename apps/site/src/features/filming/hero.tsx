import type { SessionPrices } from '@blue-peony/contracts';
import { Bloom } from '@blue-peony/ui';
import type { FilmingContent } from '../../content/filming.ts';
import { useText } from '../../i18n/localized.tsx';
import { button } from '../../ui/button.ts';
import type { Book } from './book.ts';
import { Price } from './price.tsx';
import { Viewfinder } from './viewfinder.tsx';

type Props = { content: FilmingContent['hero']; offer: string | undefined; prices: SessionPrices; book: Book };

export function Hero({ content, offer, prices, book }: Props) {
  const text = useText();
  const [plain, emphasized] = content.title;
  return (
    <section id="home" className="hero relative overflow-clip bg-ink text-white">
      <div className="relative mx-auto max-w-7xl px-4 pt-28 pb-14 md:px-8 md:pt-38 lg:pb-20 xl:pt-32">
        <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[1.15fr_1fr] lg:items-center">
          <div>
            <p className="eyebrow text-blush">{content.eyebrow}</p>
            <h1 className="mt-4 font-display text-hero text-balance">
              {plain} <em className="block">{emphasized}</em>
            </h1>
            <p className="mt-6 max-w-lg text-lg text-pretty text-white/75">{content.lead}</p>
            <div className="mt-8 flex flex-wrap gap-3">
              {book({ look: 'light', className: 'max-sm:w-full' })}
              <a href="#prices" className={`${button('outline')} max-sm:w-full`}>
                {content.more}
              </a>
            </div>
          </div>
          <div className="relative">
            <div
              aria-hidden="true"
              className="relative aspect-[4/3] overflow-clip rounded-4xl bg-[#0d1432] shadow-2xl shadow-black/50 lg:aspect-[5/5.4]"
            >
              <Bloom className="absolute top-1/2 left-1/2 w-[118%] max-w-none -translate-x-[46%] -translate-y-[54%] lg:w-[128%]" />
              <span className="absolute inset-0 bg-linear-to-t from-ink/85 via-ink/10 to-ink/20" />
              <Viewfinder className="absolute inset-5 size-[calc(100%-2.5rem)]" />
            </div>
            <div className="relative mx-4 -mt-12 flex flex-wrap items-center justify-between gap-4 rounded-3xl bg-white p-5 text-ink shadow-2xl shadow-black/40 sm:mx-8 sm:p-6">
              <div>
                {offer && (
                  <p className="mb-1 inline-block rounded-full bg-blush px-3 py-0.5 text-sm font-semibold">{offer}</p>
                )}
                <Price prices={prices} />
                <p className="text-stone">{text('filming.hours', { hours: 1 })}</p>
              </div>
              {book({ look: 'primary', className: 'grow sm:grow-0' })}
            </div>
          </div>
        </div>
        <dl className="mt-14 grid gap-x-8 gap-y-6 border-t border-white/15 pt-10 md:grid-cols-2 lg:grid-cols-3 lg:mt-20">
          {content.stats.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="text-white/70">{label}</dt>
              <dd className="font-display text-figure whitespace-nowrap text-peony-300 xl:text-figure-wide">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
