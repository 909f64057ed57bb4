import { seedPrices, type Prices } from '@blue-peony/contracts';

/** The prices of now: those of the specification until an owner publishes others. */
export const prices: Prices = structuredClone(seedPrices);
