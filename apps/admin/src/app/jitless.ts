import { z } from 'zod';

// The content security policy forbids eval, for which zod tests when a schema is created: before the contracts.
z.config({ jitless: true });
