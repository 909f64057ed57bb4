import { useEffect, useRef } from 'react';
import { focusBack } from './focus.ts';

/** Opens a dialog above the page. Once it is closed, the focus is where `onClose` has put it, else where it was before. */
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
