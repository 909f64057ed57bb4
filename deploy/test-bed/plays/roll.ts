import { restart } from '../product.ts';
import type { Play } from '../play.ts';

export const rollPlays: Play[] = [{ name: 'rolling restart of everything', act: () => restart() }];
