declare global {
  interface WindowEventMap {
    news: CustomEvent<string>;
  }
}

/** For news that needs no action. Messages that must be known or answered stay beside their subject. */
export const tell = (text: string): void => void dispatchEvent(new CustomEvent('news', { detail: text }));
