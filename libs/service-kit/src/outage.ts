/** Dependencies of a call, as logs and metrics name them. */
const outageParts = [
  'database',
  'file store',
  'disk',
  'descriptors',
  'broker',
  'mail server',
  'mailbox',
  'intake',
  'commerce',
  'notification',
  'service',
] as const;
export type OutagePart = (typeof outageParts)[number];

/** An error class may name its dependency with a property `outage`. */
type Fault = Partial<Record<'outage' | 'name' | 'message' | 'code' | 'syscall' | 'cause' | 'driverError', unknown>> & {
  $metadata?: { httpStatusCode?: number };
};

/**
 * The dependency that an error shows to be away, full or overloaded. The same call may succeed later. `service` is
 * another service, and any outbound call whose target the error does not name.
 * @returns undefined for a failure of the caller or of our own code
 */
export function outageOf(error: unknown): OutagePart | undefined {
  for (let fault = error as Fault | undefined, depth = 0; fault && depth < 5; depth++) {
    const part = partOf(fault);
    if (part) return part;
    fault = (fault.driverError ?? fault.cause) as Fault | undefined;
  }
  return undefined;
}

export const isOutage = (error: unknown): boolean => outageOf(error) !== undefined;

function partOf(fault: Fault): OutagePart | undefined {
  const { outage, name, message = '', code, syscall, $metadata, cause } = fault;
  if (outageParts.includes(outage as OutagePart)) return outage as OutagePart;
  if ($metadata) return answersLater($metadata.httpStatusCode) ? 'file store' : undefined;
  if (sqlStates.test(String(code)) || pgMessages.test(String(message))) return 'database';
  // The connection broke while the pool had lent it out, or there was none yet.
  if (/^(QueryRunner(Provider)?AlreadyReleased|EntityMetadataNotFound)Error$/.test(String(name))) return 'database';
  if (fullDisk.has(String(code))) return 'disk';
  if (noDescriptor.has(String(code))) return 'descriptors';
  if (message === 'fetch failed' && cause) return 'service';
  if (name === 'TimeoutError' || String(code).startsWith('UND_ERR_')) return 'service';
  // Every other client names its part, so a bare error of a socket comes from the database's. A visitor who leaves
  // ends a request with ECONNRESET too, but without a system call.
  return syscall && lostConnection.has(String(code)) ? 'database' : undefined;
}

/** The S3 server did not answer, or asked for a retry. */
const answersLater = (status: number | undefined) => status === undefined || status === 429 || status >= 500;

/**
 * SQLSTATE: 08 connection, 28P01 a password that was replaced while this process still has the one before, 53 resources,
 * 57P shutdown and start, 58 the server's disk, 25006 a standby that is not promoted yet, 25P03 and 57014 the limits of
 * `databaseOptions`, 55P03 a lock that was not free in time.
 */
const sqlStates = /^(08...|28P01|53...|57P0.|58...|25006|25P03|57014|55P03)$/;

/** Errors of `pg`, `pg-pool` and TypeORM without a code. */
const pgMessages =
  /^(timeout exceeded when trying to connect|timeout expired|Query read timeout|Driver not Connected|Connection terminated.*|Client (has encountered a connection error and is|was closed and is) not queryable)$/;

const fullDisk = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO']);
const noDescriptor = new Set(['EMFILE', 'ENFILE']);
const lostConnection = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
