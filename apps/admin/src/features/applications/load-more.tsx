import { useEffect, useRef } from 'react';
import { messages } from '../../i18n/messages.ts';
import { Button } from '../../ui/button.tsx';

type Props = { loading: boolean; failed: boolean; onMore: () => void };

/** Loads the next page shortly before its place comes into view; by hand where that fails. */
export function LoadMore({ loading, failed, onMore }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const waiting = !loading && !failed;

  useEffect(() => {
    if (!waiting || !button.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), { rootMargin: '600px' });
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [waiting, onMore]);

  return (
    <div className="grid justify-items-center gap-3 py-6">
      {failed && (
        <p role="alert" className="text-sm text-danger">
          {messages.list.failed}
        </p>
      )}
      <Button ref={button} look="quiet" disabled={loading} onClick={onMore}>
        {loading ? messages.list.loadingMore : messages.list.more}
      </Button>
    </div>
  );
}
