declare global {
  interface WindowEventMap {
    news: CustomEvent<string>;
  }
}

/**
 * Shows a toast for news that needs no action: saved, copied, cleared. It is read out and disappears by itself.
 * Messages that the visitor must know or answer stay on the page, beside their subject.
 */
export const tell = (text: string): void => void dispatchEvent(new CustomEvent('news', { detail: text }));
