import { localeById, type LocaleId } from '@blue-peony/contracts';
import { useLocation } from 'react-router-dom';
import { useLocale, useText } from '../../i18n/localized.tsx';
import { inLocale } from '../../paths.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import { useAwake } from '../../ui/use-awake.ts';
import { Flag } from './flag.tsx';

const order: readonly LocaleId[] = ['ukr', 'us', 'de', 'pl', 'th'];

/** The other languages, in a native popover: it opens before any script has loaded, and closes on an outside click or Escape. */
export function LanguageMenu() {
  const text = useText();
  const current = useLocale();
  const { pathname, search } = useLocation();
  const awake = useAwake();
  const others = order.filter((id) => id !== current.id).map(localeById);
  return (
    <>
      <button
        type="button"
        popoverTarget="languages"
        aria-label={`${text('common.language')}: ${current.name}`}
        data-tooltip={text('common.language')}
        className="inline-flex h-11 items-center gap-1.5 rounded-full px-2 text-white/80 min-sm:px-3 transition hover:bg-white/10 hover:text-white"
      >
        <Flag id={current.id} />
        <ChevronIcon className="size-4" />
      </button>
      <div id="languages" popover="auto" className="menu right-4 min-w-52">
        {/* A page that was written for many addresses gets new links once it knows its own. */}
        <ul key={String(awake)}>
          {others.map((locale) => (
            <li key={locale.id}>
              <a
                href={inLocale(pathname, locale) + (awake ? search : '')}
                hrefLang={locale.tag}
                lang={locale.tag}
                className="flex items-center gap-3 rounded-xl px-3 py-2.5 text-white/80 transition hover:bg-white/10 hover:text-white"
              >
                <Flag id={locale.id} />
                {locale.name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
