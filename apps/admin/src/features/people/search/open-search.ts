const name = 'search-everything';

/** Opens the search over people, orders and payments, from wherever it is offered. */
export const openSearch = (): void => void dispatchEvent(new Event(name));

/** @returns what ends that */
export function onSearchOpened(open: () => void): () => void {
  addEventListener(name, open);
  return () => removeEventListener(name, open);
}
