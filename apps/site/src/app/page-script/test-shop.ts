import { publicPaths } from '@blue-peony/contracts';
import { loadStyles, quietly } from './wake.ts';

// Without scripts a plain stylesheet link loads it.
if (document.querySelector('.test-shop')) loadStyles(publicPaths.showShopNotice).catch(quietly);
