/**
 * The only script of a page before the first touch; inlined, so it stays small. Navigation, menus and texts work without
 * it. It opens the legal texts, slides the navigation away, starts the hero video and wakes React when a form is touched.
 */
declare const CLIENT_ENTRY: string;

const root = document.documentElement;
root.dataset.script = '';

let waking: Promise<void> | undefined;
let awake = false;

function wake(): Promise<void> {
  waking ??= load();
  return waking;
}

async function load(): Promise<void> {
  try {
    const client = (await import(/* @vite-ignore */ CLIENT_ENTRY)) as { awake: Promise<void> };
    await client.awake;
    awake = true;
  } catch (error) {
    // Offline for a moment: the next touch tries again.
    waking = undefined;
    throw error;
  }
}

const sleeping = (target: EventTarget | null): target is Element =>
  !awake && target instanceof Element && target.closest('[data-wake]') !== null;

const quietly = () => {};

for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input'])
  addEventListener(type, ({ target }) => void (sleeping(target) && wake().catch(quietly)), {
    capture: true,
    passive: true,
  });

// What needs React is held back and done again once it is there, so that no first tap is lost.
addEventListener(
  'submit',
  (event) => {
    const { target: form, submitter } = event;
    if (!sleeping(form) || !(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    wake().then(() => form.requestSubmit(submitter), quietly);
  },
  true,
);
addEventListener(
  'click',
  (event) => {
    if (!sleeping(event.target)) return;
    const control = event.target.closest<HTMLElement>('button[type=button], a[data-wake]');
    // A tap for a new tab or window is the browser's own business, and so is a link of the ordinary kind.
    if (!control || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    control.ariaBusy = 'true';
    wake()
      .then(
        () => control.click(),
        // Where React cannot come, a link still leads on.
        () => control instanceof HTMLAnchorElement && location.assign(control.href),
      )
      .finally(() => (control.ariaBusy = null));
  },
  true,
);

// The arrow, Home and End keys walk the headers of an accordion.
addEventListener('keydown', (event) => {
  const { target, key } = event;
  const accordion = target instanceof Element && target.matches('summary') && target.closest('[data-accordion]');
  if (!accordion) return;
  const headers = [...accordion.querySelectorAll('summary')];
  const at = headers.indexOf(target as HTMLElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[key];
  if (to === undefined) return;
  event.preventDefault();
  headers.at(to % headers.length)!.focus();
});

/** Opens the dialog that a hash names; false when there is none. */
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
  if (openDialog(link.hash)) event.preventDefault();
  else link.closest<HTMLElement>('[popover]')?.hidePopover();
});

const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;

if (location.hash && !openDialog(location.hash))
  setTimeout(
    () => document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: reduced ? 'auto' : 'smooth' }),
    100,
  );

let last = scrollY;
addEventListener(
  'scroll',
  () => {
    root.dataset.nav = scrollY > 100 && scrollY > last ? 'hidden' : 'shown';
    last = scrollY;
    root.toggleAttribute('data-far', scrollY > 400);
  },
  { passive: true },
);

// A form that comes near is woken ahead of the finger, but only for someone who scrolls.
const near = new IntersectionObserver(
  (entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    near.disconnect();
    wake().catch(quietly);
  },
  { rootMargin: '50%' },
);
addEventListener('scroll', () => document.querySelectorAll('form[data-wake]').forEach((form) => near.observe(form)), {
  once: true,
});

function startHero(): void {
  const video = document.querySelector<HTMLVideoElement>('video[data-src]');
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!video || reduced || connection?.saveData) return;
  video.muted = true;
  // The first frame is painted small and unseen: at full size it would count as the page's largest paint, a late one.
  video.addEventListener('playing', () => setTimeout(() => (root.dataset.hero = 'playing'), 300), { once: true });
  video.src = video.dataset.src!;
  video.play().catch(quietly);
}
addEventListener('load', () => setTimeout(startHero, 500));

if (document.querySelector('[data-wake=now]')) wake().catch(quietly);
