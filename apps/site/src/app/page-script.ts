/**
 * The only script of a page before the first touch; inlined, so it stays small. Navigation, menus and texts work without
 * it. It opens the legal texts, slides the navigation away, starts the hero video, asks for consent, keeps how the
 * visitor came, counts how far visitors come and wakes React when something is touched that needs it.
 */
import './page-script/wake.ts';
import './page-script/hash.ts';
import './page-script/scroll.ts';
import './page-script/accordion.ts';
import './page-script/motion.ts';
import './page-script/tooltip.ts';
import './page-script/consent.ts';
import './page-script/test-shop.ts';
import './page-script/source.ts';
import './page-script/funnel.ts';
import './page-script/apply-bar.ts';
import './page-script/missing.ts';
import { walkSteps } from './page-script/steps.ts';

walkSteps();
document.documentElement.dataset.script = '';
