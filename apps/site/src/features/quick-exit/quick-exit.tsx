import { useEffect } from 'react';
import { useText } from '../../i18n/localized.tsx';
import { CrossIcon } from '../../ui/icons.tsx';

const elsewhere = 'https://www.wikipedia.org/';
/** The longest time in milliseconds between the two presses of a double press. */
const twice = 1_500;

/** Empties the page, deletes the tab's session storage and replaces the page, so that "back" does not return here. */
function leave(): void {
  document.body.hidden = true;
  try {
    sessionStorage.clear();
  } finally {
    location.replace(elsewhere);
  }
}

/** Leaves a private page quickly: by the button, or by pressing Escape twice, because one press closes a dialog. */
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
