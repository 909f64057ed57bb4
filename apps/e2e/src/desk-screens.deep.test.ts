import { matrix } from './matrix.ts';

matrix.whole = true;
await import('./desk-screens.e2e.test.ts');
