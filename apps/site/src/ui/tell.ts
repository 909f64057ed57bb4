declare global {
  interface WindowEventMap {
    news: CustomEvent<string>;
  }
}

/**
 * Shows news that asks for nothing: saved, copied, cleared. It is read out, and goes by itself. What she must know or answer
 * stays on the page, beside what it is about.
 */
export const tell = (text: string): void => void dispatchEvent(new CustomEvent('news', { detail: text }));
