import { useId, type ReactNode } from 'react';
import { AlertFrame } from './alert-frame.tsx';
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

  return (
    <AlertFrame id={useId()} ref={dialog} title={title} text={children} accent onClose={close}>
      {note && <p className="mt-3 text-sm text-stone">{note}</p>}
      <button
        type="button"
        onClick={() => dialog.current?.close()}
        className={`${button('dark')} mt-6 w-full sm:w-auto`}
      >
        {answer}
      </button>
    </AlertFrame>
  );
}
