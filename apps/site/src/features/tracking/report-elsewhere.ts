import type { TrackedEvent } from './tracking-adapter.ts';

/** The page that only reports the events it receives; the build writes it when a pixel is configured. */
const address = '/report';

export const hasSecretAddress = (): boolean =>
  document.querySelector('meta[name=referrer][content=no-referrer]') !== null;

/** From a hidden frame, because a pixel sends the address of its page; the frame's reveals nothing. */
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
