import { useEffect, useRef } from 'react';
import { focusBack } from './focus.ts';

/** Opens a modal dialog. After closing, the focus is where `onClose` put it, else where it was before. */
export function useModal(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
  }, []);
  const close = () => {
    onClose();
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body || dialog.current?.contains(activeElement)) focusBack();
  };
  return { dialog, close };
}
