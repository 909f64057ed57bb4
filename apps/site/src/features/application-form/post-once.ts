import type { ApplicationForm, ApplicationReceipt } from '@blue-peony/contracts';
import { codeOf, RequestFailure } from '@blue-peony/ui';
import { postApplication } from './api.ts';
import { keepAttempt, randomKey, readAttempt } from './draft.ts';

type Application = ApplicationForm & { file_urls: string[] };

export type Posted = {
  application: Application;
  receipt: ApplicationReceipt;
  /** Whether the server accepted an earlier content of the form, before the last change. */
  earlier: boolean;
};

type Try = (call: () => Promise<ApplicationReceipt>) => Promise<ApplicationReceipt>;

/** One form creates exactly one application: a new key only after all earlier contents were refused. */
export async function postOnce(application: Application, keepTrying: Try, signal: AbortSignal): Promise<Posted> {
  const body = JSON.stringify(application);
  const last = readAttempt();
  const renewed = !last.open && last.bodies.length > 0 && !last.bodies.includes(body);
  const { key, bodies } = renewed ? { key: randomKey(), bodies: [] } : last;
  const earlier = bodies.filter((sent) => sent !== body);
  const attempt = keepAttempt({ key, bodies: [...earlier, body], open: true });
  const post = (content: string) => keepTrying(() => postApplication(content, key, signal));
  try {
    return { application, receipt: await post(body), earlier: false };
  } catch (error) {
    if (isMismatch(error)) return await earlierOf(earlier, post);
    if (isRefusal(error) && !last.open) keepAttempt({ ...attempt, open: false });
    throw error;
  }
}

async function earlierOf(
  contents: readonly string[],
  post: (content: string) => Promise<ApplicationReceipt>,
): Promise<Posted> {
  for (const content of contents) {
    try {
      return { application: JSON.parse(content) as Application, receipt: await post(content), earlier: true };
    } catch (error) {
      if (!isMismatch(error)) throw error;
    }
  }
  // The content is unknown to this tab: another tab without locks has sent the form.
  throw new RequestFailure('idempotency_mismatch');
}

const isMismatch = (error: unknown) => codeOf(error) === 'idempotency_mismatch';

/** Whether an answer means that nothing was stored. After a proxy's timeout (408) the request may still arrive. */
const isRefusal = (error: unknown) =>
  error instanceof RequestFailure && error.status !== 408 && (error.status ?? 0) >= 400 && (error.status ?? 0) < 500;
