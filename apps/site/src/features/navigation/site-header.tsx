import { agency } from '@blue-peony/agency';
import { PeonyMark } from '@blue-peony/ui';
import { useLocale, useText } from '../../i18n/localized.tsx';
import type { MessageId } from '../../i18n/messages.ts';
import { paths, type Anchor } from '../../paths.ts';
import { button } from '../../ui/button.ts';
import { MenuIcon } from '../../ui/icons.tsx';
import { LanguageMenu } from './language-menu.tsx';

const links: readonly (readonly [Anchor, MessageId])[] = [
  ['mission', 'nav.mission'],
  ['challenges', 'nav.whyUs'],
  ['testimonials', 'nav.testimonials'],
  ['plans', 'nav.plans'],
  ['faq', 'nav.faq'],
];

/** Fixed at the top; the page script slides it away while the visitor scrolls down. */
export function SiteHeader({ sections }: { sections: boolean }) {
  const text = useText();
  const locale = useLocale();
  const shown = sections ? links : [];
  const link = 'rounded-full px-3 py-2 text-white/75 transition hover:bg-white/10 hover:text-white';
  return (
    <header className="site-header fixed inset-x-0 top-0 z-40 bg-ink/85 backdrop-blur-md transition-transform duration-300">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:rounded-full focus:bg-white focus:px-5 focus:py-3 focus:text-ink"
      >
        {text('common.skip')}
      </a>
      <div className="mx-auto flex h-16 max-w-7xl items-center gap-2 px-4 md:px-8">
        <a href={paths.home(locale)} className="mr-auto flex items-center gap-2.5 rounded-full pr-2 text-white">
          <PeonyMark className="size-9" />
          <span className="font-display text-xl whitespace-nowrap">{agency.name}</span>
        </a>
        <nav aria-label={text('nav.label')} className="hidden items-center text-[.9375rem] lg:flex">
          {shown.map(([anchor, id]) => (
            <a key={anchor} href={paths.home(locale, anchor)} className={link}>
              {text(id)}
            </a>
          ))}
        </nav>
        <LanguageMenu />
        <a href={paths.home(locale, 'apply')} className={`${button('primary')} max-sm:hidden`}>
          {text('common.apply')}
        </a>
        {shown.length > 0 && (
          <button
            type="button"
            popoverTarget="menu"
            className="grid size-11 place-items-center rounded-full text-white transition hover:bg-white/10 lg:hidden"
          >
            <MenuIcon className="size-6" />
            <span className="sr-only">{text('common.menu')}</span>
          </button>
        )}
      </div>
      {shown.length > 0 && (
        <div id="menu" popover="auto" className="menu inset-x-4">
          <nav aria-label={text('common.menu')} className="grid text-lg">
            {shown.map(([anchor, id]) => (
              <a
                key={anchor}
                href={paths.home(locale, anchor)}
                className="rounded-xl px-4 py-3 text-white/85 hover:bg-white/10"
              >
                {text(id)}
              </a>
            ))}
            <a href={paths.home(locale, 'apply')} className={`${button('primary')} mt-2`}>
              {text('common.apply')}
            </a>
          </nav>
        </div>
      )}
    </header>
  );
}
