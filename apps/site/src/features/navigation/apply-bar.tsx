import { useLocale, useText } from '../../i18n/localized.tsx';
import { paths } from '../../paths.ts';
import { button } from '../../ui/button.ts';

/** A bar with a link to the form, on phones. The page script and the styles decide when it is visible. */
export function ApplyBar() {
  const text = useText();
  const locale = useLocale();
  return (
    <nav
      aria-label={text('common.apply')}
      className="apply-bar fixed inset-x-0 bottom-0 z-30 bg-ink/90 px-4 py-3 backdrop-blur-md"
    >
      <a href={paths.home(locale, 'apply')} className={`${button('primary')} w-full`}>
        {text('common.apply')}
      </a>
    </nav>
  );
}
