import { useId, type ReactNode } from 'react';
import { AlertFrame } from './alert-frame.tsx';
import { button } from './button.ts';
import { useModal } from './use-modal.ts';

type Props = {
  title: string;
  note?: string;
  answer: string;
  /** Another way than the answer. */
  instead?: { answer: string; onClick: () => void } | undefined;
  children: ReactNode;
  onClose: () => void;
};

/** A modal alert: it takes the focus, is read out immediately and stays until it is confirmed. */
export function AlertDialog({ title, note, answer, instead, children, onClose }: Props) {
  const { dialog, close } = useModal(onClose);

  return (
    <AlertFrame id={useId()} ref={dialog} title={title} text={children} accent onClose={close}>
      {note && <p className="mt-3 text-sm text-stone">{note}</p>}
      <div className="mt-6 flex flex-wrap gap-3">
        <button type="button" onClick={() => dialog.current?.close()} className={`${button('dark')} max-sm:grow`}>
          {answer}
        </button>
        {instead && (
          <button
            type="button"
            onClick={instead.onClick}
            className={`${button('quiet')} whitespace-normal max-sm:grow`}
          >
            {instead.answer}
          </button>
        )}
      </div>
    </AlertFrame>
  );
}
