import { matrix } from './matrix.ts';

matrix.whole = true;
await import('./bookings.e2e.test.ts');
await import('./consents.e2e.test.ts');
await import('./withdrawals.e2e.test.ts');
await import('./reviews.e2e.test.ts');
await import('./my-application.e2e.test.ts');
