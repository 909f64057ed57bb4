import type { Answers } from './answers.ts';

/** The product under attack. */
export type Field = {
  url: string;
  port: number;
  /** The token of a staff session. */
  token: string;
  /** The end of a flood, in milliseconds of `Date.now()`. */
  until: number;
  /** The address of one of the attacker's machines, 200 for each attack. */
  from: (machine: number) => string;
  answers: Answers;
};

export type Attack = (field: Field) => Promise<void>;
