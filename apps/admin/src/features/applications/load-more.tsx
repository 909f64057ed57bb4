import { useCallback } from 'react';
import { messages } from '../../i18n/messages.ts';
import { Button } from '../../ui/button.tsx';

type Props = { loaded: number; loading: boolean; failed: boolean; onMore: () => void };

/**
 * Loads the next page shortly before its place comes into view; by hand where that fails.
 * @param loaded how many items are there
 */
export function LoadMore({ loaded, loading, failed, onMore }: Props) {
  const waiting = !loading && !failed;
  const watch = useCallback(
    (place: HTMLElement | null) => {
      if (!waiting || !place) return;
      // Who leaves and comes back within a frame is told of in one go.
      const look: IntersectionObserverCallback = (seen) => seen.at(-1)!.isIntersecting && onMore();
      const observer = new IntersectionObserver(look, { rootMargin: '600px' });
      observer.observe(place);
      return () => observer.disconnect();
    },
    [waiting, onMore],
  );

  return (
    <div className="grid justify-items-center gap-3 py-6">
      {/* Anew after each page: who is at the end again before the browser looks would never be seen to arrive. */}
      <div key={loaded} ref={watch} />
      {failed && (
        <p role="alert" className="text-sm text-danger">
          {messages.list.failed}
        </p>
      )}
      <Button look="quiet" disabled={loading} onClick={onMore}>
        {loading ? messages.list.loadingMore : messages.list.more}
      </Button>
    </div>
  );
}
