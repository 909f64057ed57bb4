import { useEffect } from 'react';
import { useText } from '../../i18n/localized.tsx';
import { CrossIcon } from '../../ui/icons.tsx';

/** A page that anybody may have open. */
const elsewhere = 'https://www.wikipedia.org/';
/** Milliseconds between two presses that belong together. */
const twice = 1_500;

/** Empties the page at once, forgets what the tab knows, and goes where the way back does not lead here. */
function leave(): void {
  document.body.hidden = true;
  try {
    sessionStorage.clear();
  } finally {
    location.replace(elsewhere);
  }
}

/** Leaves a private page when somebody comes in: by the button, or by Escape twice, for one press closes a dialog. */
export function QuickExit() {
  const text = useText();
  useEffect(() => {
    let last = -Infinity;
    const press = ({ key, repeat, timeStamp }: KeyboardEvent) => {
      if (key !== 'Escape' || repeat) return;
      if (timeStamp - last < twice) leave();
      last = timeStamp;
    };
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  }, []);
  return (
    <a
      href={elsewhere}
      rel="noreferrer"
      title={text('my.leaveHint')}
      onClick={(event) => {
        event.preventDefault();
        leave();
      }}
      className="inline-flex min-h-11 items-center gap-2 rounded-full bg-white px-4 py-2 text-sm font-semibold text-ink transition hover:bg-peony-50"
    >
      <CrossIcon className="size-4 max-[24rem]:hidden" />
      {text('my.leave')}
    </a>
  );
}
