import type { ReactNode } from 'react';
import type { PhotosContent } from '../../../content/photos.ts';
import type { Samples } from '../../../content/samples.ts';
import { useLocale, useText } from '../../../i18n/localized.tsx';
import { paths } from '../../../paths.ts';
import { Peony } from '../../../ui/peony.tsx';
import { Label } from './frame.tsx';

type Props = {
  content: Samples['privatePage'];
  label: string;
  photo: PhotosContent['demo'];
  /** The panel of her page that lists each look. */
  children: ReactNode;
};

/** What nobody else shows before she gives a photo: her own page, in a phone. */
export function PrivatePage({ content, label, photo, children }: Props) {
  const text = useText();
  const hidden = [
    [photo.place, '52.2297, 21.0122'],
    [photo.device, content.device],
    [photo.taken, '23:41:07'],
  ] as const;
  return (
    <div className="relative overflow-clip rounded-4xl bg-ink px-6 pt-6 text-white sm:pt-8 md:px-14 md:pt-16">
      <div className="glow" />
      <div className="relative grid gap-x-16 gap-y-4 sm:gap-y-6 lg:grid-cols-[1fr_22rem]">
        <div className="lg:pb-16">
          <h3 className="font-display text-3xl text-balance sm:text-4xl">{content.title}</h3>
          <p className="mt-4 max-w-xl text-pretty text-white/75 sm:text-lg @min-[18rem]/page:max-sm:hidden">
            {content.lead}
          </p>
          <dl className="mt-4 max-w-xl sm:mt-10">
            <dt className="text-sm font-semibold text-blush">{content.removed}</dt>
            <dd className="mt-3 flex flex-wrap gap-2 text-sm sm:grid sm:grid-cols-3">
              {hidden.map(([what, value]) => (
                <span key={what} className="rounded-xl bg-white/8 px-3 py-1.5 sm:py-2">
                  <span className="text-white/80 decoration-blush decoration-2 max-sm:line-through">{what}</span>
                  <s className="block tabular-nums decoration-blush decoration-2 max-sm:hidden">{value}</s>
                </span>
              ))}
            </dd>
            <dt className="mt-4 sm:mt-8">
              <span className="inline-flex min-h-10 items-center rounded-full bg-[#b3261e] px-5 text-sm font-semibold text-[#fff]">
                {text('my.eraseButton')}
              </span>
            </dt>
            <dd className="mt-2 text-sm text-pretty text-white/75">{content.erase}</dd>
          </dl>
          <a
            href={paths.photos(useLocale())}
            className="mt-4 inline-flex min-h-11 items-center font-semibold text-blush underline underline-offset-4 max-sm:hidden"
          >
            {content.more}
          </a>
        </div>
        <figure className="phone">
          <figcaption className="sr-only">{`${label}: ${text('my.looks')}`}</figcaption>
          <div className="phone-screen" inert>
            <div className="flex items-center gap-3 bg-ink-soft px-4 py-3 sm:py-4">
              <Peony seed="yours" className="size-11 shrink-0" />
              <span className="grow">
                <span className="block text-xs text-white/70">{text('my.private')}</span>
                <span className="flex flex-wrap items-center justify-between gap-2">
                  <span className="font-display text-xl">{text('my.hello')}</span>
                  <Label>{label}</Label>
                </span>
              </span>
            </div>
            <div className="looks bg-paper p-2 text-ink">{children}</div>
          </div>
        </figure>
      </div>
    </div>
  );
}
