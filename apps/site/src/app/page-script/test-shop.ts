import { publicPaths } from '@blue-peony/contracts';
import { loadStyles, quietly } from './wake.ts';

// Where scripts are off, a plain link loads it.
if (document.querySelector('.test-shop')) loadStyles(publicPaths.showShopNotice).catch(quietly);
