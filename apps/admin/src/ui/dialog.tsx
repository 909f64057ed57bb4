import { useEffect, useRef, type ReactNode } from 'react';

const looks = {
  card: 'm-auto max-w-[calc(100vw-2rem)] rounded-xl bg-surface p-5 text-sm text-body shadow-2xl',
  stage: 'h-dvh max-h-none w-dvw max-w-none bg-stage text-white',
};

type Props = {
  label: string;
  look?: keyof typeof looks;
  className?: string;
  /** Single keys that the page behind the dialog still handles. */
  pageKeys?: string;
  onClose: () => void;
  children: ReactNode;
};

/** A modal dialog that is open while it is mounted. Escape and a click outside close it, and the focus returns. */
export function Dialog({ label, look = 'card', className = '', pageKeys, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current!;
    const before = document.activeElement;
    element.showModal();
    return () => {
      element.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the keyboard closes by Escape, which the browser turns into `cancel`
    <dialog
      ref={dialog}
      aria-label={label}
      data-page-keys={pageKeys}
      className={`backdrop:bg-stage/70 ${looks[look]} ${className}`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {children}
    </dialog>
  );
}
