import { Close, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { createRoot } from 'react-dom/client';

/** The specification's figures. Milliseconds; the second time is for a toast that names none of its own. */
const figures = { shown: 3, stored: 1, closeAfter: 4_000, wrapperCloseAfter: 5_000 };

type Toast = { id: number; text: string };
/** What screen readers call the place, the news and the button. */
export type ToastWords = { place: string; news: string; close: string };

/**
 * Makes the place where toasts stand, above every page. At most three are shown and the newest other one waits; each is read
 * out politely and closes by itself, but not while it is pointed at or focused, or the window is left.
 * @returns shows a text; one that is shown already begins again
 */
export function startToasts(words: ToastWords): (text: string) => void {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  let last = 0;
  let toasts: readonly Toast[] = [];
  const change = (next: readonly Toast[]) => {
    toasts = next;
    root.render(<Toasts toasts={toasts.slice(0, figures.shown)} words={words} onClose={close} />);
  };
  const close = (id: number) => change(toasts.filter((toast) => toast.id !== id));
  return (text) => {
    const others = toasts.filter((toast) => toast.text !== text);
    change([...others.slice(0, figures.shown + figures.stored - 1), { id: (last += 1), text }]);
  };
}

type Props = { toasts: readonly Toast[]; words: ToastWords; onClose: (id: number) => void };

const Toasts = ({ toasts, words, onClose }: Props) => (
  <Provider label={words.news} duration={figures.wrapperCloseAfter}>
    {toasts.map(({ id, text }) => (
      <Root
        key={id}
        type="background"
        duration={figures.closeAfter}
        onOpenChange={(open) => open || onClose(id)}
        className="toast"
      >
        <Title>{text}</Title>
        <Close aria-label={words.close}>
          <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" strokeLinecap="round" />
          </svg>
        </Close>
      </Root>
    ))}
    <Viewport label={`${words.place} ({hotkey})`} className="toasts" />
  </Provider>
);
