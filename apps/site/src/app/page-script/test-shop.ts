import { publicPaths } from '@blue-peony/contracts';
import { loadStyles, quietly } from './wake.ts';

/** After the first picture, which would wait for it on a slow line. */
const afterPaint = new PerformanceObserver(() => {
  afterPaint.disconnect();
  loadStyles(publicPaths.showShopNotice).catch(quietly);
});

// Without scripts a plain stylesheet link loads it.
if (document.querySelector('.test-shop')) afterPaint.observe({ type: 'paint', buffered: true });
