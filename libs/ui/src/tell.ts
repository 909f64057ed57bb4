declare global {
  interface WindowEventMap {
    news: CustomEvent<News>;
  }
}

/** `failed`: something that was asked for has not been done. */
export type News = { text: string; failed?: boolean };

const send = (detail: News): void => void dispatchEvent(new CustomEvent('news', { detail }));

/** For news that needs no action. Messages that must be known or answered stay beside their subject. */
export const tell = (text: string): void => send({ text });

/** For a failure whose place may have left the screen: it stays until it is closed. */
export const tellFailure = (text: string): void => send({ text, failed: true });
