import { offices } from '@blue-peony/agency/th/offices';
import { application } from './application.ts';
import { checkout } from './checkout.ts';
import { consent } from './consent.ts';
import { common } from './common.ts';
import { problem } from './problem.ts';

export const catalog = {
  ...common,
  ...offices,
  ...consent,
  ...application,
  ...problem,
  ...checkout,
};
