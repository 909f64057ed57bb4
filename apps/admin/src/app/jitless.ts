import { z } from 'zod';

// The content security policy forbids eval. zod tests for it when a schema is created, so this must run before the
// contracts.
z.config({ jitless: true });
