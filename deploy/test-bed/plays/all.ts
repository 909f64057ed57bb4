import { movePlays } from './move.ts';
import { nodePlays } from './nodes.ts';
import { partPlays } from './parts.ts';
import { policyPlays } from './policies.ts';
import { restorePlays } from './restore.ts';
import { rollPlays } from './roll.ts';
import { rotatePlays } from './rotate.ts';
import { scalePlays } from './scale.ts';
import { upgradePlays } from './upgrade.ts';
import { previousCommit } from '@blue-peony/e2e/previous-release';
import type { Play } from '../play.ts';

const plays: Play[] = [
  ...policyPlays,
  ...rollPlays,
  ...nodePlays,
  ...partPlays,
  ...upgradePlays,
  ...scalePlays,
  ...rotatePlays,
  ...restorePlays,
  ...movePlays,
];

/**
 * Leaves out plays of the previous release while there is none.
 * @param only a pattern of names; all plays without it
 * @throws Error with the names when none fits
 */
export function choose(only: string = ''): Play[] {
  const wanted = new RegExp(only, 'i');
  const chosen = plays.filter(({ name }) => wanted.test(name));
  if (chosen.length === 0) throw new Error(`Choose from: ${plays.map(({ name }) => name).join('; ')}`);
  return previousCommit ? chosen : chosen.filter(({ previous }) => !previous);
}
