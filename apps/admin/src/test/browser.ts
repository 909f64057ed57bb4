import { jest } from '@jest/globals';

class TouchOrMouse extends MouseEvent {
  readonly pointerId: number;
  readonly pointerType: string;
  readonly isPrimary: boolean;
  constructor(
    type: string,
    { pointerId = 1, pointerType = 'mouse', isPrimary = true, ...init }: PointerEventInit = {},
  ) {
    super(type, init);
    this.pointerId = pointerId;
    this.pointerType = pointerType;
    this.isPrimary = isPrimary;
  }
}

/** Files that the desk saves from now on: address and name. */
export function savedFiles(): string[] {
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:saved';
  URL.revokeObjectURL = () => {};
  HTMLAnchorElement.prototype.click = function click() {
    saved.push(`${this.href} ${this.download}`);
  };
  return saved;
}

/** A view that a test scrolls, as jsdom has none. @returns a function that reports what came into it and left it */
export function scrolledView(): (...seen: boolean[]) => void {
  let report: (seen: { isIntersecting: boolean }[]) => void = () => {};
  window.IntersectionObserver = class {
    constructor(callback: typeof report) {
      report = callback;
    }
    observe() {}
    disconnect() {
      report = () => {};
    }
  } as unknown as typeof IntersectionObserver;
  return (...seen) => report(seen.map((isIntersecting) => ({ isIntersecting })));
}

let wide = true;

/** Chooses between the table of a wide window and the cards of a narrow one. */
export function setWide(now: boolean): void {
  wide = now;
}

/** As over plain HTTP. The next `signIn` brings a clipboard again. */
export const takeClipboard = () =>
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });

/** Polyfills for jsdom, which has no layout, so no scrolling and no intersections, and no pointers. */
export function completeBrowser(): void {
  window.matchMedia = () =>
    ({ matches: wide, addEventListener: () => {}, removeEventListener: () => {} }) as unknown as MediaQueryList;
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  window.scrollTo = jest.fn();
  Element.prototype.scrollIntoView = () => {};
  Element.prototype.setPointerCapture = () => {};
  window.PointerEvent = TouchOrMouse as unknown as typeof PointerEvent;
  window.CSS = { supports: () => false } as unknown as typeof CSS;
}
