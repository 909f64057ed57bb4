import { useCallback } from 'react';
import { messages } from '../../i18n/messages.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorText } from '../../ui/messages.tsx';

type Props = { loaded: number; loading: boolean; failed: boolean; onMore: () => void };

/** Loads the next page shortly before the end of the list comes into view; after a failure by a button. */
export function LoadMore({ loaded, loading, failed, onMore }: Props) {
  const waiting = !loading && !failed;
  const watch = useCallback(
    (place: HTMLElement | null) => {
      if (!waiting || !place) return;
      // If the element leaves and re-enters the view within one frame, the observer reports both in one call.
      const look: IntersectionObserverCallback = (seen) => seen.at(-1)!.isIntersecting && onMore();
      const observer = new IntersectionObserver(look, { rootMargin: '600px' });
      observer.observe(place);
      return () => observer.disconnect();
    },
    [waiting, onMore],
  );

  return (
    <div className="grid justify-items-center gap-3 py-6">
      {/* A new element after each page: while the end stays in view, the old one would not be reported a second time. */}
      <div key={loaded} ref={watch} />
      <ErrorText>{failed && messages.list.failed}</ErrorText>
      <Button disabled={loading} onClick={onMore}>
        {loading ? messages.list.loadingMore : messages.list.more}
      </Button>
    </div>
  );
}
