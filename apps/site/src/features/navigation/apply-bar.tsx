import { ApplyLink } from '../../apply-link.tsx';
import { useText } from '../../i18n/localized.tsx';

/** A bar with a link to the form, on phones. The page script and the styles decide when it is visible. */
export function ApplyBar() {
  const text = useText();
  return (
    <nav
      aria-label={text('common.apply')}
      className="apply-bar fixed inset-x-0 bottom-0 z-30 bg-ink/90 px-4 py-3 backdrop-blur-md"
    >
      <ApplyLink look="primary" className="w-full" />
    </nav>
  );
}
