import { quietly } from './wake.ts';

const root = document.documentElement;
/** Milliseconds after loading that a phone keeps free for the visitor's first actions, before decoration starts. */
const startDelay = 2000;

/** Whether the visitor has asked their device for less motion. */
export const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

function start(video: HTMLVideoElement): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (calm() || connection?.saveData || root.dataset.motion === 'paused') return;
  if (!video.src) {
    // The first frame is painted small and invisible: at full size it would count as a late largest contentful paint.
    video.addEventListener('playing', () => setTimeout(() => (root.dataset.hero = 'playing'), 300), { once: true });
    video.src = video.dataset.src!;
  }
  video.muted = true;
  video.play().catch(quietly);
}

const video = document.querySelector<HTMLVideoElement>('video[data-src]');
if (video) addEventListener('load', () => setTimeout(() => start(video), startDelay));

// Moving content needs a way to pause and resume it (WCAG 2.2.2).
addEventListener('click', ({ target }) => {
  const control = target instanceof Element && target.closest('[data-pause]');
  if (!control) return;
  const paused = root.dataset.motion !== 'paused';
  root.dataset.motion = paused ? 'paused' : 'running';
  control.ariaPressed = String(paused);
  if (paused) video?.pause();
  else if (video) start(video);
});
