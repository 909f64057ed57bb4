import { run } from '../run.ts';
import { startDevelopment } from './development.ts';

// An error in one service must not stop the others or the database.
for (const event of ['uncaughtException', 'unhandledRejection'])
  process.on(event, (error: unknown) => console.error(error));

await run(startDevelopment);
