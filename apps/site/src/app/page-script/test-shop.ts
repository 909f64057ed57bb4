import { publicPaths } from '@blue-peony/contracts';
import { loadStyles, quietly } from './wake.ts';

const load = () => loadStyles(publicPaths.showShopNotice).catch(quietly);

// After the first picture, which would wait for it on a slow line. Without scripts a plain stylesheet link loads it.
if (document.querySelector('.test-shop')) requestAnimationFrame(() => setTimeout(load));
