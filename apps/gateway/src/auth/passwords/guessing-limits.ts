import { Injectable } from '@nestjs/common';
import { type Budget, RateLimits } from '../../shared/limits/rate-limits.ts';

/**
 * Limits for one account and one address: after five guesses the next one waits a minute, then 15 minutes, then 4
 * hours.
 */
const perAccount: Budget[] = [
  { name: 'guess-1m', points: 5, seconds: 60 },
  { name: 'guess-15m', points: 10, seconds: 900 },
  { name: 'guess-4h', points: 20, seconds: 14_400 },
];

/** Limit for all accounts together from one address, against one password tried on many accounts. */
const perAddress: Budget = { name: 'guess-address', points: 50, seconds: 900 };

/**
 * Slows down password guessing. The account itself is never locked: strangers must not be able to lock its owner out,
 * who can still sign in from another address.
 */
@Injectable()
export class GuessingLimits {
  private readonly tiers;
  private readonly address;

  constructor(limits: RateLimits) {
    this.tiers = perAccount.map((budget) => limits.limiter(budget));
    this.address = limits.limiter(perAddress);
  }

  /** Counts a guess before it is checked, so that concurrent guesses count too. @throws TooManyRequests */
  async count(email: string, addressPrefix: string): Promise<void> {
    const key = guessKey(email, addressPrefix);
    // The shortest window comes first: a call that it refuses must not use up the longer ones.
    for (const tier of this.tiers) await tier.take(key);
    await this.address.take(addressPrefix);
  }

  /** Resets the count after a correct password. */
  async forgive(email: string, addressPrefix: string): Promise<void> {
    const key = guessKey(email, addressPrefix);
    await Promise.all([...this.tiers.map((tier) => tier.reset(key)), this.address.giveBack(addressPrefix)]);
  }
}

const guessKey = (email: string, addressPrefix: string) => `${email.toLowerCase()}\n${addressPrefix}`;
