import { agency } from '@blue-peony/agency';
import { locales, type Locale } from '@blue-peony/contracts';
import { Mark } from '@blue-peony/ui';
import { useLocation } from 'react-router-dom';
import { useLocale, useText } from '../../i18n/localized.tsx';
import { paths } from '../../paths.ts';

/** The logo of a path. Order pages have the guide's logo, because only the guide has order pages. */
function logoOf(pathname: string): 'guide' | 'home' | 'default' {
  const path = pathname.replace(/(.)\/$/, '$1');
  const ofGuide = (locale: Locale) => path === paths.guide(locale) || path.startsWith(`${locale.prefix}/order/`);
  if (locales.some(ofGuide)) return 'guide';
  return locales.some((locale) => path === paths.home(locale)) ? 'home' : 'default';
}

/** A long name is set in two smaller lines, so that the header stays one row high on a phone. */
const long = agency.name.length > 14;

export function Logo() {
  const text = useText();
  const locale = useLocale();
  const logo = logoOf(useLocation().pathname);
  return (
    <a
      href={paths.home(locale)}
      data-logo={logo}
      className={`flex h-16 items-center gap-2.5 rounded-full text-white min-sm:pr-2 ${long ? 'min-w-0 grow basis-0 min-xl:basis-44' : 'mr-auto'}`}
    >
      <Mark
        className={`shrink-0 ${logo === 'home' ? 'size-10 drop-shadow-[0_0_10px_rgb(142_168_255/.55)]' : 'size-9'}`}
      />
      <span
        className={`font-display ${long ? 'max-w-48 min-w-0 text-sm/4 text-balance wrap-anywhere' : 'text-[min(1.25rem,6vw)] whitespace-nowrap'}`}
      >
        {agency.name}
      </span>
      {logo === 'guide' && (
        <span
          className={`border-l border-white/25 pl-2.5 text-sm font-semibold text-blush ${long ? 'max-[30rem]:hidden' : 'max-[23.4rem]:-ml-1 max-[23.4rem]:pl-1.5 max-[23.4rem]:text-xs max-[22.4rem]:hidden'}`}
        >
          {text('nav.guideLogo')}
        </span>
      )}
    </a>
  );
}
