import { Content, Portal, Root } from '@radix-ui/react-dialog';
import { useRef, type ReactNode } from 'react';

type Props = {
  label: string;
  /** `card` in the middle, `stage` over the whole window. */
  look?: 'card' | 'stage';
  className?: string;
  /** Single keys that the page behind the dialog still handles. */
  pageKeys?: string;
  onClose: () => void;
  children: ReactNode;
};

export function Modal({ label, look = 'card', className = '', pageKeys, onClose, children }: Props) {
  const before = useRef<Element>(null);
  return (
    <Root open onOpenChange={onClose}>
      {/* Not the overlay of Radix, which writes a style element that the content security policy refuses. */}
      <Portal>
        <div className="dialog-backdrop" />
        <Content
          aria-label={label}
          data-modal=""
          data-page-keys={pageKeys}
          className={`dialog dialog-${look} ${className}`}
          onInteractOutside={(event) => {
            if (event.target instanceof Element && event.target.closest('[data-over-dialogs]')) event.preventDefault();
          }}
          onOpenAutoFocus={(event) => {
            before.current = document.activeElement;
            const wanted = event.target instanceof Element && event.target.querySelector<HTMLElement>('[autofocus]');
            if (!wanted) return;
            event.preventDefault();
            wanted.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (before.current instanceof HTMLElement) before.current.focus();
          }}
        >
          {children}
        </Content>
      </Portal>
    </Root>
  );
}
