import { matrix } from './matrix.ts';

matrix.whole = true;
await import('./buyers.e2e.test.ts');
await import('./my-application.e2e.test.ts');
