import { matrix } from './matrix.ts';

matrix.whole = true;
await import('./pages.e2e.test.ts');
