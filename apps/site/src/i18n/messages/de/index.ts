import { application } from './application.ts';
import { assessment } from './assessment.ts';
import { common } from './common.ts';
import { problem } from './problem.ts';

export const catalog = { ...common, ...application, ...problem, ...assessment };
