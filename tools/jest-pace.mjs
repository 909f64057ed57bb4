import { pace } from '../libs/service-kit/src/repeat.ts';

// Loops of the services look five times as often, so that a test does not wait for them.
pace.factor = 0.2;
