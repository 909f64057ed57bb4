import { matrix } from './matrix.ts';

matrix.whole = true;
await import('./photo-viewer.e2e.test.ts');
