import { useId, type ReactNode } from 'react';
import { button } from './button.ts';
import { useModal } from './use-modal.ts';

type Props = {
  title: string;
  note?: string;
  answer: string;
  children: ReactNode;
  onClose: () => void;
};

/** A modal alert: it takes the focus, is read out immediately and stays until it is confirmed. */
export function AlertDialog({ title, note, answer, children, onClose }: Props) {
  const { dialog, close } = useModal(onClose);
  const id = useId();

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={close}
      className="modal max-w-md"
    >
      <div className="border-t-4 border-blush-deep p-6 sm:p-8">
        <h2 id={`${id}-title`} className="font-display text-2xl text-ink">
          {title}
        </h2>
        <p id={`${id}-text`} className="mt-3 text-ink">
          {children}
        </p>
        {note && <p className="mt-3 text-sm text-stone">{note}</p>}
        <button
          type="button"
          onClick={() => dialog.current?.close()}
          className={`${button('dark')} mt-6 w-full sm:w-auto`}
        >
          {answer}
        </button>
      </div>
    </dialog>
  );
}
