import { matrix } from './matrix.ts';

matrix.whole = true;
await import('./second-agency.e2e.test.ts');
