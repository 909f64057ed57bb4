import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Budget, RateLimits } from '../../shared/limits/rate-limits.ts';

/** Guesses of one account from one address: after five the next waits a minute, then a quarter of an hour, then four. */
const perAccount: Budget[] = [
  { name: 'guess-1m', points: 5, seconds: 60 },
  { name: 'guess-15m', points: 10, seconds: 900 },
  { name: 'guess-4h', points: 20, seconds: 14_400 },
];

/** Guesses of any account from one address: someone who tries one password on everybody. */
const perAddress: Budget = { name: 'guess-address', points: 50, seconds: 900 };

/**
 * Slows down who guesses passwords. The account itself is never locked: its owner still gets in from elsewhere, so that
 * nobody can be shut out by a stranger's guesses.
 */
@Injectable()
export class GuessLimits {
  private readonly tiers;
  private readonly address;

  constructor(limits: RateLimits) {
    this.tiers = perAccount.map((budget) => limits.limiter(budget));
    this.address = limits.limiter(perAddress);
  }

  /** Counts a guess before it is checked, so that guesses side by side count too. @throws TooManyRequests */
  async count(email: string, addressPrefix: string): Promise<void> {
    const key = guessKey(email, addressPrefix);
    // The shortest first: while it refuses, the longer ones do not fill up.
    for (const tier of this.tiers) await tier.take(key);
    await this.address.take(addressPrefix);
  }

  /** The password was right. */
  async forgive(email: string, addressPrefix: string): Promise<void> {
    const key = guessKey(email, addressPrefix);
    await Promise.all([...this.tiers.map((tier) => tier.reset(key)), this.address.giveBack(addressPrefix)]);
  }
}

const guessKey = (email: string, addressPrefix: string) =>
  createHash('sha256').update(`${email.toLowerCase()}\n${addressPrefix}`).digest('base64url');
