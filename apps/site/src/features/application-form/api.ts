import { publicPaths, type ApplicationForm, type ApplicationReceipt } from '@blue-peony/contracts';
import { callApi } from '@blue-peony/ui';

/** Milliseconds: a commit with its two-second wait for the broker. */
const limit = 20_000;

/** @throws {RequestFailure} */
export function postApplication(
  form: ApplicationForm,
  idempotencyKey: string,
  signal: AbortSignal,
): Promise<ApplicationReceipt> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': idempotencyKey };
  const init = { method: 'POST', headers, body: JSON.stringify(form), signal };
  return callApi(publicPaths.submitApplication, init, limit);
}
