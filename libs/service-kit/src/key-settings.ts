import { z } from 'zod';
import { KeyRing } from './key-ring.ts';

const secret = z.string('expected a secret of at least 32 characters').min(32);

type Given<Name extends string> = { [Setting in Name | `${Name}_PREVIOUS`]?: string | undefined };

/** Settings of a secret and of its predecessor, whose proofs are accepted while it is set. */
export const keySettings = <Name extends string>(name: Name) =>
  ({ [name]: secret, [`${name}_PREVIOUS`]: secret.optional() }) as {
    [Setting in Name]: z.ZodString;
  } & { [Setting in `${Name}_PREVIOUS`]: z.ZodOptional<z.ZodString> };

/** The key ring of settings that {@link keySettings} has checked. */
export function readKeys<Name extends string>(name: Name, given: Given<Name>): KeyRing {
  const previous: string | undefined = given[`${name}_PREVIOUS`];
  return new KeyRing([given[name]!, ...(previous === undefined ? [] : [previous])]);
}
