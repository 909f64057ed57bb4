import { z } from 'zod';
import { KeyRing } from './key-ring.ts';

const secret = z.string().min(32).optional();

type KeySetting<Name extends string> = Name | `${Name}_PREVIOUS` | 'LINK_SIGNING_KEY';
type Given<Name extends string> = { [Setting in KeySetting<Name>]?: string | undefined };

/**
 * Settings of a named secret and of its predecessor. `LINK_SIGNING_KEY` used to be the secret of every service: it
 * replaces a missing named secret, and its proofs are accepted as long as it is set.
 */
export const keySettings = <Name extends string>(name: Name) =>
  ({ [name]: secret, [`${name}_PREVIOUS`]: secret, LINK_SIGNING_KEY: secret }) as {
    [Setting in KeySetting<Name>]: typeof secret;
  };

/** Schema check: the settings that {@link readKeys} needs are present. */
export const needsKeys =
  <Name extends string>(name: Name) =>
  (given: Given<Name>, context: { addIssue(issue: { code: 'custom'; path: string[]; message: string }): void }) => {
    if (given[name] === undefined && given.LINK_SIGNING_KEY === undefined)
      context.addIssue({ code: 'custom', path: [name], message: 'expected a secret of at least 32 characters' });
  };

type InnerSecret = 'INTAKE_INNER_SECRET' | 'COMMERCE_INNER_SECRET';

/**
 * Settings of the secret that a service shares with the services that may call it, and of its predecessor. No former
 * secret replaces it, because other services have that one too.
 */
export const innerKeySettings = <Name extends InnerSecret>(name: Name) =>
  ({ [name]: secret.unwrap(), [`${name}_PREVIOUS`]: secret }) as {
    [Setting in Name]: z.ZodString;
  } & { [Setting in `${Name}_PREVIOUS`]: typeof secret };

export function readInnerKeys<Name extends InnerSecret>(
  name: Name,
  given: { [Setting in Name | `${Name}_PREVIOUS`]?: string | undefined },
): KeyRing {
  const previous: string | undefined = given[`${name}_PREVIOUS`];
  return new KeyRing([given[name]!, ...(previous === undefined ? [] : [previous])]);
}

/** The key ring of settings that passed {@link needsKeys}. */
export function readKeys<Name extends string>(name: Name, given: Given<Name>): KeyRing {
  const former: string | undefined = given.LINK_SIGNING_KEY;
  const previous = [given[`${name}_PREVIOUS`], former].filter((one) => one !== undefined);
  return new KeyRing([(given[name] ?? former)!, ...previous], former);
}
