import { ApplyLink } from '../../apply-link.tsx';
import { useLocale, useText } from '../../i18n/localized.tsx';
import { CrossIcon, MenuIcon } from '../../ui/icons.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { navigationLinks } from './links.ts';
import { Logo } from './logo.tsx';

/** The page script slides it away. From 768 px on all links show; below, a native popover holds them. */
export function SiteHeader() {
  const text = useText();
  const locale = useLocale();
  const links = (look: string) =>
    navigationLinks(locale).map(([href, id, language]) => (
      <a key={id} href={href} hrefLang={language} className={look}>
        {text(id)}
      </a>
    ));
  return (
    <header className="site-header fixed inset-x-0 top-[var(--test-shop-height,0px)] z-40 bg-ink transition-transform duration-300">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:rounded-full focus:bg-white focus:px-5 focus:py-3 focus:text-ink"
      >
        {text('common.skip')}
      </a>
      <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-2 px-4 min-md:px-8">
        <Logo />
        <nav
          aria-label={text('nav.label')}
          className="hidden text-[.9375rem] not-min-xl:order-last not-min-xl:-mx-3 not-min-xl:w-[calc(100%+1.5rem)] not-min-xl:justify-between not-min-xl:pb-2 not-min-xl:text-sm min-md:flex min-md:flex-wrap"
        >
          {links(
            'rounded-full px-3 py-2 whitespace-nowrap text-white/75 transition hover:bg-white/10 hover:text-white not-min-xl:py-1.5',
          )}
        </nav>
        <LanguageMenu />
        <ApplyLink look="primary" className="not-min-sm:hidden" />
        <button
          type="button"
          popoverTarget="menu"
          className="menu-button grid size-11 place-items-center rounded-full text-white transition hover:bg-white/10 min-md:hidden"
        >
          <MenuIcon className="size-6" />
          <CrossIcon className="size-6" />
          <span className="sr-only">{text('common.menu')}</span>
        </button>
      </div>
      <div id="menu" popover="auto" className="menu inset-x-4">
        <nav aria-label={text('common.menu')} className="grid text-lg">
          {links('rounded-xl px-4 py-3 text-white/85 hover:bg-white/10')}
          <ApplyLink look="primary" className="mt-2" />
        </nav>
      </div>
    </header>
  );
}
