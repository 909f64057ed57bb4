import { sendAwake, sendLater } from './submit.ts';

/** Wakes React when something that needs it is touched, and does again what the visitor did meanwhile. */
declare const CLIENT_ENTRY: string;
/** The whole stylesheet: a sleeping page has the part that it shows. */
declare const STYLES: string;

let waking: Promise<void> | undefined;
let awake = false;

function wake(): Promise<void> {
  waking ??= load();
  return waking;
}

async function load(): Promise<void> {
  try {
    const [client] = await Promise.all([
      import(/* @vite-ignore */ CLIENT_ENTRY) as Promise<{ start: () => Promise<void> }>,
      // What React draws may look like anything: it starts when all styles are there.
      loadStyles(STYLES),
    ]);
    await client.start();
    awake = true;
  } catch (error) {
    // Offline for a moment: the next touch tries again.
    waking = undefined;
    throw error;
  }
}

/** Loads a style sheet without holding the page up. */
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

// What needs React is held back and done again once it is there, so that no first tap is lost.
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
// A form that could not be sent waits for the line if its visitor wants.
addEventListener('click', ({ target }) => {
  const choice = target instanceof Element && target.closest<HTMLElement>('[data-act=later], [data-act=stop]');
  const form = choice && choice.closest('form');
  if (!form) return;
  const submitter = form.querySelector<HTMLElement>('[type=submit]');
  const later = choice.dataset.act === 'later';
  if (later) void sendLater(form, submitter, wake);
  else delete form.dataset.press;
  // The pressed button is gone.
  (later ? form.querySelector<HTMLElement>('[data-act=stop]') : submitter)?.focus();
});
addEventListener(
  'click',
  (event) => {
    if (!sleeping(event.target)) return;
    const control = event.target.closest<HTMLElement>('button[type=button]:not([data-act]), a[data-wake]');
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

const stage = document.querySelector<HTMLElement>('[data-wake=now]');
/** Where a visitor belongs who brings nothing along that the page could show; React Router keeps that as `usr`. */
const elsewhere = (history.state as { usr?: unknown } | null)?.usr ? undefined : stage?.dataset.without;
if (elsewhere) location.replace(elsewhere);
else if (stage) {
  // What a page says of an order waits for the order.
  if (new URLSearchParams(location.search).has('order')) document.documentElement.dataset.order = '';
  wake().catch(quietly);
}
