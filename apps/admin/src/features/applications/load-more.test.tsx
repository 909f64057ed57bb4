import { describe, expect, it, jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { LoadMore } from './load-more.tsx';

/** A fake IntersectionObserver, which jsdom lacks. @returns a function that reports intersections to the component */
function standInForTheView() {
  let report: (seen: { isIntersecting: boolean }[]) => void = () => {};
  window.IntersectionObserver = class {
    constructor(callback: (seen: { isIntersecting: boolean }[]) => void) {
      report = callback;
    }
    observe() {}
    disconnect() {
      report = () => {};
    }
  } as unknown as typeof IntersectionObserver;
  return (...seen: boolean[]) => report(seen.map((isIntersecting) => ({ isIntersecting })));
}

describe('the end of the list', () => {
  it('loads more once it is in view, also when it left and came back within one frame', () => {
    const see = standInForTheView();
    const onMore = jest.fn();
    render(<LoadMore loaded={50} loading={false} failed={false} onMore={onMore} />);
    see(false);
    expect(onMore).not.toHaveBeenCalled();
    see(false, true);
    expect(onMore).toHaveBeenCalledTimes(1);
  });

  it('waits for the hand after a failure', () => {
    const see = standInForTheView();
    const onMore = jest.fn();
    render(<LoadMore loaded={50} loading={false} failed onMore={onMore} />);
    see(true);
    expect(onMore).not.toHaveBeenCalled();
  });
});
