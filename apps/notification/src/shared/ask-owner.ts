import { nothingToTell } from '@blue-peony/contracts';
import { currentTraceparent, serviceAuthorization } from '@blue-peony/service-kit';
import type { NotificationConfig } from '../config.ts';

/** The services that promise mails and own their texts. */
export const owners = ['intake', 'commerce'] as const;
export type Owner = (typeof owners)[number];
export type OwnerConfig = Pick<NotificationConfig, 'intakeUrl' | 'commerceUrl' | 'ownerKeys'>;
/** A body of bytes is sent as it is, any other as JSON. */
type Call = { method?: string; path: string; body?: object | Uint8Array };

const answerWithinMs = 10_000;
/** A mail of 30 MB is read in a process of its own. */
const bytesWithinMs = 60_000;
/**
 * Statuses that mean "retry later"; a release without these rows answers 404, and 401 while the two services have
 * different secrets. Any other failure counts against this call.
 */
const later = new Set([401, 404, 429, 502, 503, 504]);

/** The owning service does not answer or asks for a retry: the mail waits for it. */
export class OwnerAway extends Error {
  override readonly name = 'OwnerAway';
  constructor(
    readonly outage: Owner,
    message: string,
    options?: ErrorOptions,
    /** Undefined without an answer. */
    readonly status?: number,
  ) {
    super(message, options);
  }
}

/** Calls an inner row of an owner. @returns undefined when the subject of the mail is deleted @throws OwnerAway */
export async function askOwner(config: OwnerConfig, owner: Owner, { method = 'GET', path, body }: Call) {
  const authorization = await serviceAuthorization(config.ownerKeys[owner], owner);
  const traceparent = currentTraceparent();
  const isBytes = body instanceof Uint8Array;
  const { status, answer } = await fetch(config[`${owner}Url`] + path, {
    method,
    signal: AbortSignal.timeout(isBytes ? bytesWithinMs : answerWithinMs),
    headers: {
      authorization,
      ...(traceparent && { traceparent }),
      ...(body && { 'content-type': isBytes ? 'message/rfc822' : 'application/json' }),
    },
    ...(body && { body: isBytes ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body) }),
  })
    .then(async (response) => ({ status: response.status, answer: (await response.json()) as unknown }))
    .catch((cause: unknown) => {
      throw new OwnerAway(owner, `${owner} does not answer`, { cause });
    });
  if (status === 200) return answer;
  if (status === 404 && (answer as { detail?: string }).detail === nothingToTell) return undefined;
  if (later.has(status)) throw new OwnerAway(owner, `${owner} answered ${status}`, {}, status);
  throw new Error(`${owner} answered ${status}`);
}
