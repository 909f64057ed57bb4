// One server's backup moves here, and back: `npm run test:compose` calls this play with the folder that ./move has filled.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '../paths.ts';
import type { Play } from '../play.ts';
import { settled } from '../product.ts';
import type { Follow } from '../runbook.ts';
import { backUpFor, backUpNoMore, loseEverything, startEmpty } from './restore.ts';

const heading = 'Move from one server, and back';
const folder = process.env.MOVED;
/** Where the operator has it. */
const here = at('operator/chart/moved');

const play = (moved: string): Play => {
  let follow: Follow;
  return {
    name: 'one server moves here, and back',
    before: async (bed) => {
      const [, identity = ''] = /^AGE_IDENTITY=(.+)$/m.exec(readFileSync(join(moved, 'keys.env'), 'utf8')) ?? [];
      follow = await backUpFor(bed, identity);
      cpSync(moved, here, { recursive: true });
      await follow(heading, 1);
      await follow('Restore', 1);
      await loseEverything(bed.parts);
      await startEmpty(bed.parts);
      await follow(heading, 3);
      await follow(heading, 4);
      await follow('Restore', 3);
      await follow('Restore', 4);
      await settled();
    },
    act: () => Promise.resolve(),
    check: async ({ parts }) => {
      await follow('Restore', 1);
      await follow(heading, 6);
      await follow(heading, 3);
      await follow(heading, 7);
      const rows = await parts.database.sql('SELECT email FROM intake.applications ORDER BY email');
      cpSync(here, moved, { recursive: true });
      writeFileSync(join(moved, 'applications.json'), JSON.stringify(rows));
      return [];
    },
    after: backUpNoMore,
  };
};

export const movePlays: Play[] = folder ? [play(folder)] : [];
