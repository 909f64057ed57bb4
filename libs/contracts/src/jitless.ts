import { config } from 'zod';

// The content security policy forbids eval, for which zod tests when a schema is created: before the contracts.
config({ jitless: true });
