import { publicPaths } from '@blue-peony/contracts';
import type { Came } from '../../funnel.ts';

const counted = new Set<string>();
/** Milliseconds after loading: the count would take the first picture's fonts a round trip. */
const seenDelay = 1000;
const { doNotTrack, globalPrivacyControl, webdriver } = navigator as Navigator & { globalPrivacyControl?: boolean };
const main = document.querySelector<HTMLElement>('main[data-funnel]');

let looked = false;
const seen = () => looked && send({ step: 'seen' });

function count(came: Came): void {
  seen();
  send(came);
}

/** There is no cookie, no id and no visitor data, and no count when the browser asks not to be tracked. */
function send(came: Came): void {
  const [page, language] = main!.dataset['funnel']!.split('-');
  const report = JSON.stringify({ page, language, ...came });
  if (counted.has(report)) return;
  counted.add(report);
  // A beacon is sent even when the page is closed, and nothing waits for it.
  navigator.sendBeacon(publicPaths.countFunnel, new Blob([report], { type: 'application/json' }));
}

if (main && !webdriver && !globalPrivacyControl && doNotTrack !== '1') {
  // A prerendered page or one in a background tab is hidden until the visitor looks at it.
  const look = () => {
    // She leaves, maybe earlier than that.
    if (document.hidden) seen();
    looked ||= !document.hidden;
    setTimeout(seen, seenDelay);
  };
  addEventListener('load', look);
  addEventListener('visibilitychange', look);
  addEventListener('came', (event) => count((event as CustomEvent<Came>).detail));
  addEventListener(
    'click',
    ({ target }) => {
      if ((target as Element).closest('a[data-checkout]')) count({ step: 'checkout_pressed' });
    },
    true,
  );

  const form = main.querySelector('form');
  if (form) {
    new IntersectionObserver(([entry]) => entry!.isIntersecting && count({ step: 'form_seen' })).observe(form);
    // On the window, because a sleeping form has no listeners of its own.
    addEventListener('submit', ({ target }) => target === form && count({ step: 'submitted' }), true);
    form.addEventListener('input', ({ target }) => {
      count({ step: 'form_begun' });
      const number = [...form.querySelectorAll('.step')].indexOf((target as Element).closest('.step')!) + 1;
      if (number) count({ step: `part_${number as 1 | 2 | 3 | 4}` });
    });
  }
}
