import { useText } from '../../i18n/localized.tsx';
import { CrossIcon } from '../../ui/icons.tsx';

/** Leaves quickly, by a press or by Escape twice: the page script does it, with and without React. */
export function QuickExit() {
  const text = useText();
  return (
    <a
      href="https://www.wikipedia.org/"
      rel="noreferrer"
      data-leave
      title={text('common.leaveHint')}
      className="inline-flex min-h-11 items-center gap-2 rounded-full bg-white px-4 py-2 text-sm font-semibold text-ink shadow-lg shadow-black/20 transition hover:bg-peony-50"
    >
      <CrossIcon className="size-4 max-[24rem]:hidden" />
      {text('common.leave')}
    </a>
  );
}
