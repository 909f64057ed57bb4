import { z } from 'zod';

// The content security policy forbids eval. zod looks for it when a schema is made, so this comes before the contracts.
z.config({ jitless: true });
