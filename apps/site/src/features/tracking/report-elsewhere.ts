import type { TrackedEvent } from './tracking-adapter.ts';

/** Written by the build where a pixel is configured: a page that does nothing but report what it is told. */
const address = '/report';

/** Whether the address of this page is known to its visitor alone, as that of an order is. */
export const hasSecretAddress = (): boolean =>
  document.querySelector('meta[name=referrer][content=no-referrer]') !== null;

/**
 * Reports from a hidden frame: a pixel sends the address of the page that it stands in, and the frame's says nothing. It
 * sees no referrer either.
 */
export function reportElsewhere(event: TrackedEvent): void {
  const frame = document.createElement('iframe');
  frame.dataset.report = '';
  frame.hidden = true;
  frame.src = address;
  frame.addEventListener('load', () => frame.contentWindow?.postMessage(event, location.origin), { once: true });
  document.body.append(frame);
}

export function stopElsewhere(): void {
  for (const frame of document.querySelectorAll('iframe[data-report]')) frame.remove();
}
