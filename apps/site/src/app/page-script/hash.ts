import { layOut } from './layout.ts';
import { calm } from './motion.ts';

/** Milliseconds until a page that was opened with a hash scrolls there. */
const scrollDelay = 100;

function openDialog(hash: string): boolean {
  const dialog = hash.length > 1 && document.getElementById(hash.slice(1));
  if (!(dialog instanceof HTMLDialogElement)) return false;
  if (!dialog.open) dialog.showModal();
  return true;
}

addEventListener('click', (event) => {
  const { target } = event;
  if (!(target instanceof Element)) return;
  // A tap beside an open dialog closes it.
  if (target.matches('dialog.legal')) return (target as HTMLDialogElement).close();
  const link = target.closest<HTMLAnchorElement>('a[href*="#"]');
  if (!link || link.pathname !== location.pathname) return;
  layOut();
  if (openDialog(link.hash)) return event.preventDefault();
  link.closest<HTMLElement>('[popover]')?.hidePopover();
  const place = document.getElementById(link.hash.slice(1));
  // The browser reads it when it starts to scroll, right after this.
  document.documentElement.toggleAttribute('data-down', !!place && place.getBoundingClientRect().top > 0);
  setTimeout(() => document.documentElement.removeAttribute('data-down'), scrollDelay);
});
addEventListener('hashchange', () => openDialog(location.hash));

if (location.hash && !openDialog(location.hash))
  setTimeout(
    () => document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: calm() ? 'auto' : 'smooth' }),
    scrollDelay,
  );
