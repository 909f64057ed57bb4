import { restart } from '../product.mjs';

/** @type {import('../play.mjs').Play[]} */
export const rollPlays = [{ name: 'rolling restart of everything', act: () => restart() }];
