import type { Answers } from './answers.ts';

/** The product under attack. */
export type Field = {
  url: string;
  port: number;
  /** Of a staff session. */
  token: string;
  /** When a flood ends, by `Date.now()`. */
  until: number;
  /** The address of the attacker's machine with that number, out of 200 for each attack. */
  from: (machine: number) => string;
  answers: Answers;
};

export type Attack = (field: Field) => Promise<void>;
