import type { Legal } from '../../content/legal.ts';
import { useText } from '../../i18n/localized.tsx';
import { CrossIcon } from '../../ui/icons.tsx';
import { LegalText } from './legal-text.tsx';

/** The page script opens it for `#privacy` and `#terms`; where no script runs `:target` shows it in place. */
export function LegalDialog({ id, content }: { id: keyof Legal; content: Legal[keyof Legal] }) {
  const text = useText();
  return (
    <dialog id={id} aria-labelledby={`${id}-title`} className="modal legal max-w-3xl">
      <form
        method="dialog"
        className="sticky top-0 flex items-center justify-between gap-4 bg-white/95 px-6 py-4 min-sm:px-10"
      >
        <h2 id={`${id}-title`} className="font-display text-2xl text-ink min-sm:text-3xl">
          {text(`legal.${id}`)}
        </h2>
        <button className="grid size-11 shrink-0 place-items-center rounded-full bg-paper-deep text-ink transition hover:bg-peony-100">
          <CrossIcon className="size-5" />
          <span className="sr-only">{text('common.close')}</span>
        </button>
      </form>
      <div className="px-6 pb-10 min-sm:px-10">
        <LegalText content={content} heading="h3" />
      </div>
    </dialog>
  );
}
