import { useId, type ReactNode } from 'react';
import { button } from './button.ts';
import { useModal } from './use-modal.ts';

type Props = {
  title: string;
  yes: string;
  no: string;
  busy: boolean;
  failed: string | undefined;
  children: ReactNode;
  onYes: () => void;
  onClose: () => void;
};

/** Asks for confirmation before an irreversible action. The initial focus is on "cancel". */
export function ConfirmDialog({ title, yes, no, busy, failed, children, onYes, onClose }: Props) {
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
      <div className="p-6 sm:p-8">
        <h2 id={`${id}-title`} className="font-display text-2xl text-balance text-ink">
          {title}
        </h2>
        <p id={`${id}-text`} className="mt-3 text-pretty text-stone">
          {children}
        </p>
        <p role="alert" className="font-medium text-danger not-empty:mt-3">
          {failed}
        </p>
        <div className="mt-7 flex flex-col gap-3">
          <button
            type="button"
            onClick={() => dialog.current?.close()}
            className={`${button('quiet')} max-sm:whitespace-normal`}
          >
            {no}
          </button>
          <button
            type="button"
            disabled={busy}
            onClick={onYes}
            className={`${button('danger')} max-sm:whitespace-normal`}
          >
            {yes}
          </button>
        </div>
      </div>
    </dialog>
  );
}
