import { useEffect, useRef, type ReactNode } from 'react';

type Props = { label: string; className?: string; onClose: () => void; children: ReactNode };

/** A modal dialog that is open while it is mounted: Escape and a click beside it close it, focus goes back. */
export function Dialog({ label, className = '', onClose, children }: Props) {
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
    // The keyboard's way to close is Escape, which the browser turns into `cancel`.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      aria-label={label}
      className={`m-auto rounded-xl bg-white text-ink shadow-2xl backdrop:bg-ink/70 ${className}`}
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
