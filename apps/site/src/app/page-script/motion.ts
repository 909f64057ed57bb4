import { quietly } from './wake.ts';

const root = document.documentElement;
/** Milliseconds after loading that a phone keeps free for the visitor's first actions, before decoration starts. */
const startDelay = 2000;

export const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Milliseconds of the styles' fading. */
const fading = 600;

const play = (video: HTMLVideoElement) => void video.play().catch(quietly);

/** The first frame is the drawing; it moves only when it has taken the drawing's place, or two flowers would be seen. */
function show(video: HTMLVideoElement): void {
  video.pause();
  video.currentTime = 0;
  // The frame is painted small and invisible: at full size it would count as a late largest contentful paint.
  setTimeout(() => {
    root.dataset.hero = 'playing';
    setTimeout(() => root.dataset.motion === 'paused' || play(video), fading);
  }, 300);
}

function start(video: HTMLVideoElement): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (calm() || connection?.saveData || root.dataset.motion === 'paused') return;
  if (!video.src) {
    video.addEventListener('playing', () => show(video), { once: true });
    video.src = video.dataset.src!;
  }
  video.muted = true;
  play(video);
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
