import { Close, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { createRoot } from 'react-dom/client';
import type { News } from './tell.ts';

/** Values of the specification, in milliseconds. `wrapperCloseAfter` is for a toast without a time of its own. */
const figures = { shown: 3, stored: 1, closeAfter: 4_000, wrapperCloseAfter: 5_000 };

type Toast = News & { id: number };
/** Names of the region, the message and the close button for screen readers. */
export type ToastWords = { place: string; news: string; close: string };

/**
 * Creates the region that shows toasts above every page. At most three are shown and only the newest other one waits.
 * Screen readers announce news politely and failures at once. News closes automatically, except while it is hovered or
 * focused or the window is inactive.
 * @returns a function that shows news; for a text that is already shown, it restarts the time
 */
export function startToasts(words: ToastWords): (news: News) => void {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  let last = 0;
  let toasts: readonly Toast[] = [];
  const change = (next: readonly Toast[]) => {
    toasts = next;
    root.render(<Toasts toasts={toasts.slice(0, figures.shown)} words={words} onClose={close} />);
  };
  const close = (id: number) => change(toasts.filter((toast) => toast.id !== id));
  return (news) => {
    const others = toasts.filter(({ text }) => text !== news.text);
    change([...others.slice(0, figures.shown + figures.stored - 1), { ...news, id: (last += 1) }]);
  };
}

type Props = { toasts: readonly Toast[]; words: ToastWords; onClose: (id: number) => void };

const Toasts = ({ toasts, words, onClose }: Props) => (
  <Provider label={words.news} duration={figures.wrapperCloseAfter}>
    {toasts.map(({ id, text, failed }) => (
      <Root
        key={id}
        type={failed ? 'foreground' : 'background'}
        duration={failed ? Infinity : figures.closeAfter}
        onOpenChange={(open) => open || onClose(id)}
        className={failed ? 'toast toast-failed' : 'toast'}
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
