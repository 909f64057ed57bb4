import { setBadge } from '../../ui/page-title.tsx';

/** @returns a function that counts a new application in the tab's title, until the tab is visible again */
export function countUnseen(signal: AbortSignal): () => void {
  let count = 0;
  const show = (next: number) => {
    if (next !== count) setBadge(next);
    count = next;
  };
  const onLook = () => {
    if (!document.hidden) show(0);
  };
  document.addEventListener('visibilitychange', onLook);
  signal.addEventListener('abort', () => {
    document.removeEventListener('visibilitychange', onLook);
    show(0);
  });
  return () => {
    if (document.hidden) show(count + 1);
  };
}
