import { z } from 'zod';

const base64url = (longest: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(longest);

const challenge_id = z.uuid();
const clientDataJSON = base64url(10_000);
const common = {
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}).default({}),
};

/** The result of `navigator.credentials.create()`, as the session library sends it. */
export const newCredentialSchema = z.object({
  challenge_id,
  credential: z.object({
    ...common,
    response: z.object({
      clientDataJSON,
      attestationObject: base64url(60_000),
      transports: z.array(z.string().max(20)).max(10).default([]),
    }),
  }),
});

/** The result of `navigator.credentials.get()`; a passkey always names its user. */
export const assertionSchema = z.object({
  challenge_id,
  credential: z.object({
    ...common,
    response: z.object({
      clientDataJSON,
      authenticatorData: base64url(10_000),
      signature: base64url(20_000),
      userHandle: base64url(100),
    }),
  }),
});

export type NewCredential = z.output<typeof newCredentialSchema>;
export type Assertion = z.output<typeof assertionSchema>;
