import { useId, type ReactNode } from 'react';
import { AlertFrame } from './alert-frame.tsx';
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

/** Asks for confirmation before an irreversible action. The initial focus is on "cancel", until the action runs. */
export function ConfirmDialog({ title, yes, no, busy, failed, children, onYes, onClose }: Props) {
  const { dialog, close } = useModal(onClose);

  return (
    <AlertFrame
      id={useId()}
      ref={dialog}
      title={title}
      text={children}
      onCancel={(event) => busy && event.preventDefault()}
      onClose={close}
    >
      <p role="alert" className="font-medium text-danger not-empty:mt-3">
        {failed}
      </p>
      <div className="mt-7 flex flex-col gap-3">
        <button
          type="button"
          disabled={busy}
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
    </AlertFrame>
  );
}
