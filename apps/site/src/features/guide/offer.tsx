import type { ReactNode } from 'react';
import type { GuideContent } from '../../content/guide.ts';
import { useLocale } from '../../i18n/localized.tsx';
import { paths } from '../../paths.ts';
import { CheckList, marks } from '../../ui/check-list.tsx';
import { button } from '../../ui/button.ts';

type Props = { content: GuideContent['offer']; book: ReactNode };

/** The offer of the book at the end of the free article. */
export function Offer({ content: { eyebrow, title, text, points, button: words }, book }: Props) {
  return (
    <aside aria-label={title} className="relative overflow-clip bg-ink py-20 text-white md:py-28">
      <div className="glow" />
      <div className="relative mx-auto grid max-w-6xl grid-cols-1 items-center gap-12 px-4 md:grid-cols-[1fr_20rem] md:px-8 lg:grid-cols-[1fr_24rem] lg:gap-24">
        <div>
          <p className="eyebrow text-blush">{eyebrow}</p>
          <h2 className="mt-3 font-display text-4xl text-balance md:text-5xl">{title}</h2>
          <p className="mt-5 max-w-lg text-lg text-pretty text-white/75">{text}</p>
          <CheckList items={points} className="mt-8 space-y-3" mark={marks.dark} />
          <a href={paths.guideSales(useLocale())} className={`${button('light')} mt-10 max-sm:w-full`}>
            {words}
          </a>
        </div>
        <div className="mx-auto w-64 max-w-full md:w-full">{book}</div>
      </div>
    </aside>
  );
}
