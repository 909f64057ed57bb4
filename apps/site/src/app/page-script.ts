/** The only script of a page before the first touch; inlined, so it stays small. */
import './page-script/wake.ts';
import './page-script/hash.ts';
import './page-script/scroll.ts';
import './page-script/accordion.ts';
import './page-script/motion.ts';
import './page-script/tooltip.ts';
import './page-script/consent.ts';
import './page-script/test-shop.ts';
import './page-script/funnel.ts';
import './page-script/phone-bar.ts';
import './page-script/missing.ts';
import { keepSource } from '../source.ts';
import { watchLeaving } from './page-script/leave.ts';
import { walkSteps } from './page-script/steps.ts';

keepSource();
walkSteps();
watchLeaving();
document.documentElement.dataset.script = '';
