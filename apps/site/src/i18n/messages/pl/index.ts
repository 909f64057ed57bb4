import { fields } from '@blue-peony/agency/pl/fields';
import { labelsOf } from '../../labels-of.ts';
import { application } from './application.ts';
import { checkout } from './checkout.ts';
import { consent } from './consent.ts';
import { common } from './common.ts';
import { problem } from './problem.ts';

export const catalog = {
  ...common,
  ...consent,
  ...application,
  ...labelsOf(fields),
  ...problem,
  ...checkout,
};
