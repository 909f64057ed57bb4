import { nodePlays } from './nodes.mjs';
import { partPlays } from './parts.mjs';
import { restorePlays } from './restore.mjs';
import { rollPlays } from './roll.mjs';
import { rotatePlays } from './rotate.mjs';
import { scalePlays } from './scale.mjs';
import { upgradePlays } from './upgrade.mjs';

/** @type {import('../play.mjs').Play[]} */
export const plays = [
  ...rollPlays,
  ...nodePlays,
  ...partPlays,
  ...upgradePlays,
  ...scalePlays,
  ...rotatePlays,
  ...restorePlays,
];
