import { InProcessTransport } from '../src/index.ts';
import { logger } from './bench.ts';
import { transportContract } from './transport-contract.ts';

transportContract({
  name: 'in-process',
  create: (_prefix, options) => new InProcessTransport({ logger, ...options }),
  brokerUrl: () => 'none',
});
