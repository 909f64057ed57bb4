import { describe, expect, it, jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { scrolledView } from '../../test/browser.ts';
import { LoadMore } from './load-more.tsx';

describe('the end of the list', () => {
  it('loads more once it is in view, also when it left and came back within one frame', () => {
    const see = scrolledView();
    const onMore = jest.fn();
    render(<LoadMore loaded={50} loading={false} failed={false} onMore={onMore} />);
    see(false);
    expect(onMore).not.toHaveBeenCalled();
    see(false, true);
    expect(onMore).toHaveBeenCalledTimes(1);
  });

  it('waits for the hand after a failure', () => {
    const see = scrolledView();
    const onMore = jest.fn();
    render(<LoadMore loaded={50} loading={false} failed onMore={onMore} />);
    see(true);
    expect(onMore).not.toHaveBeenCalled();
  });
});
