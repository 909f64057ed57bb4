import { nodePlays } from './nodes.mjs';
import { partPlays } from './parts.mjs';
import { policyPlays } from './policies.mjs';
import { restorePlays } from './restore.mjs';
import { rollPlays } from './roll.mjs';
import { rotatePlays } from './rotate.mjs';
import { scalePlays } from './scale.mjs';
import { upgradePlays } from './upgrade.mjs';

/** @type {import('../play.mjs').Play[]} */
const plays = [
  ...policyPlays,
  ...rollPlays,
  ...nodePlays,
  ...partPlays,
  ...upgradePlays,
  ...scalePlays,
  ...rotatePlays,
  ...restorePlays,
];

/**
 * @param {string} [only] a pattern of names; all plays without it
 * @returns {import('../play.mjs').Play[]}
 * @throws {Error} with the names when none fits
 */
export function choose(only = '') {
  const wanted = new RegExp(only, 'i');
  const chosen = plays.filter(({ name }) => wanted.test(name));
  if (chosen.length === 0) throw new Error(`Choose from: ${plays.map(({ name }) => name).join('; ')}`);
  return chosen;
}
