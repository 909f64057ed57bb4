import { run } from '../run.ts';
import { startDevelopment } from './development.ts';

// A mistake in one service leaves the others, and the database, up.
for (const event of ['uncaughtException', 'unhandledRejection'])
  process.on(event, (error: unknown) => console.error(error));

await run(startDevelopment);
