import { sendAwake, sendLater } from './submit.ts';

/** Loads React when the visitor touches something that needs it, then replays their actions. */
declare const CLIENT_ENTRY: string;
/** The full stylesheet; a sleeping page has only the part that it needs. */
declare const STYLES: string;

let awake = false;

/** Runs once. After a failure, probably offline, the next call tries again. */
function once<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let loaded: Promise<Result> | undefined;
  return () =>
    (loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    }));
}

/** However often the client has to be asked for: each further copy would slow the page down. */
const loadFullStyles = once(() => loadStyles(STYLES));

const wake = once(async () => {
  const [client] = await Promise.all([
    import(/* @vite-ignore */ CLIENT_ENTRY) as Promise<{ start: () => Promise<void> }>,
    // React can draw anything, so it starts after the full stylesheet is loaded.
    loadFullStyles(),
  ]);
  await client.start();
  awake = true;
});

export function loadStyles(address: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(address));
    });
    document.head.append(link);
  });
}

const sleeping = (target: EventTarget | null): target is Element =>
  !awake && target instanceof Element && target.closest('[data-wake]') !== null;

export const quietly = () => {};

for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input'])
  addEventListener(type, ({ target }) => void (sleeping(target) && wake().catch(quietly)), {
    capture: true,
    passive: true,
  });

// Actions that need React are held and replayed after hydration, so that the first tap is not lost.
addEventListener(
  'submit',
  (event) => {
    const { target: form, submitter } = event;
    if (!sleeping(form) || !(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    event.stopPropagation();
    void sendAwake(form, submitter, wake);
  },
  true,
);
// A form that could not be sent offline can wait for the connection if the visitor wants.
addEventListener('click', ({ target }) => {
  const choice = target instanceof Element && target.closest<HTMLElement>('[data-act=later], [data-act=stop]');
  const form = choice && choice.closest('form');
  if (!form) return;
  const submitter = form.querySelector<HTMLElement>('[type=submit]');
  const later = choice.dataset.act === 'later';
  if (later) void sendLater(form, submitter, wake);
  else delete form.dataset.press;
  // The pressed button no longer exists, so the focus needs a new place.
  (later ? form.querySelector<HTMLElement>('[data-act=stop]') : submitter)?.focus();
});
addEventListener(
  'click',
  (event) => {
    if (!sleeping(event.target)) return;
    const control = event.target.closest<HTMLElement>('button[type=button]:not([data-act]), a[data-wake]');
    // The browser itself handles ordinary links and clicks that open a new tab or window.
    if (!control || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    control.ariaBusy = 'true';
    wake()
      .then(
        () => control.click(),
        // If React fails to load, follow the link.
        () => control instanceof HTMLAnchorElement && location.assign(control.href),
      )
      .finally(() => (control.ariaBusy = null));
  },
  true,
);

// Wakes the form early when it comes near the view, but only after the visitor has scrolled.
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

const stage = document.querySelector<HTMLElement>('[data-wake=now]');
/** Where to go when the history entry has no state for this page. React Router stores its state as `usr`. */
const elsewhere = (history.state as { usr?: unknown } | null)?.usr ? undefined : stage?.dataset.without;
if (elsewhere) location.replace(elsewhere);
else if (stage) {
  // The text about an order stays hidden until the order is loaded.
  if (new URLSearchParams(location.search).has('order')) document.documentElement.dataset.order = '';
  wake().catch(quietly);
}
