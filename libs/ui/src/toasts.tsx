import { Close, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { createRoot } from 'react-dom/client';

/** Values of the specification, in milliseconds. `wrapperCloseAfter` is for a toast without a time of its own. */
const figures = { shown: 3, stored: 1, closeAfter: 4_000, wrapperCloseAfter: 5_000 };

type Toast = { id: number; text: string };
/** Names of the region, the message and the close button for screen readers. */
export type ToastWords = { place: string; news: string; close: string };

/**
 * Creates the region that shows toasts above every page. At most three are shown and only the newest other one waits.
 * Screen readers announce each politely. A toast closes automatically, except while it is hovered or focused or the
 * window is inactive.
 * @returns a function that shows a text; for a text that is already shown, it restarts the time
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
