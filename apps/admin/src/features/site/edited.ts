import type { Field } from './fields.ts';

export type Edited = {
  field: Field;
  /** The key of the fact, followed by the place within it. */
  path: string;
  /** Undefined: as delivered. */
  value: unknown;
  seed?: unknown;
  /** Instead of the name of the field. */
  label?: string;
  onChange: (value: unknown) => void;
};

/** A list or group that is as delivered shows what is delivered, and begins from there. */
export const whole = (value: unknown, seed: unknown): unknown => value ?? seed;
