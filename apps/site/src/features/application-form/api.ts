import { publicPaths, type ApplicationReceipt } from '@blue-peony/contracts';
import { callApi } from '@blue-peony/ui';

/** Milliseconds: time for the commit and its wait of two seconds for the broker. */
const limit = 20_000;

/** @param body an `ApplicationForm` as JSON @throws {RequestFailure} */
export function postApplication(
  body: string,
  idempotencyKey: string,
  signal: AbortSignal,
): Promise<ApplicationReceipt> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': idempotencyKey };
  const init = { method: 'POST', headers, body, signal };
  return callApi(publicPaths.submitApplication, init, limit);
}
