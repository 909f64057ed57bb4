import { ArrowUpIcon } from '../../ui/icons.tsx';

/** A link to the top, shown by the page script from 400 px on; the browser scrolls smoothly by itself. */
export function ToTop({ label }: { label: string }) {
  return (
    <a
      href="#home"
      aria-label={label}
      className="to-top fixed right-4 bottom-4 z-30 grid size-12 place-items-center rounded-full bg-peony-600 text-white shadow-xl shadow-ink/30 hover:bg-peony-700 md:right-8 md:bottom-8"
    >
      <ArrowUpIcon className="size-6" />
    </a>
  );
}
