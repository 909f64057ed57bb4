import { pace } from '@blue-peony/service-kit';

// Loops of the services look five times as often, so that a test does not wait for them.
pace.factor = 0.2;
