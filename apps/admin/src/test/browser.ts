import { jest } from '@jest/globals';

let wide = true;

/** Chooses between the table of a wide window and the cards of a narrow one. */
export function setWide(now: boolean): void {
  wide = now;
}

/** Polyfills for jsdom, which has no layout and so no scrolling and no intersections. */
export function completeBrowser(): void {
  window.matchMedia = () =>
    ({ matches: wide, addEventListener: () => {}, removeEventListener: () => {} }) as unknown as MediaQueryList;
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  window.scrollTo = jest.fn();
  Element.prototype.scrollIntoView = () => {};
  window.CSS = { supports: () => false } as unknown as typeof CSS;
}
