import { endpoints, type ApplicationForm } from '@blue-peony/contracts';
import {
  apply,
  caller,
  guide,
  jpegPhoto,
  jsonPost,
  keptAlive,
  signIn,
  startVisitors,
  upload,
} from '@blue-peony/test-kit';
import { staff } from './cluster.ts';

export type Load = {
  /** The failures: unexpected statuses and connection errors. */
  failures: string[];
  /** Successful calls, by kind. */
  done: Record<string, number>;
  /** Stops the load. Resolves when all running calls have ended. */
  stop(): Promise<void>;
};

/** Visitors, buyers and staff in parallel. Each makes one call after another over kept-alive connections. */
export async function startLoad(siteUrl: string, visitors: number, form: Partial<ApplicationForm> = {}): Promise<Load> {
  const failures: Load['failures'] = [];
  const done: Load['done'] = {};
  const call = caller(keptAlive(siteUrl), {
    heard: ({ kind, failure }) => {
      if (failure) failures.push(`${kind}: ${failure}`);
      else done[kind] = (done[kind] ?? 0) + 1;
    },
  });
  const photo = await jpegPhoto();
  const headers = (await signIn(caller(keptAlive(siteUrl)), staff))!;
  const acts = [
    () => apply(call, { name: 'Rolling', ...form }),
    () => upload(call, photo),
    () => call('checkout', '/api/checkouts', jsonPost(guide)),
    () => call('list', `${endpoints.listApplications.path}?limit=5`, { headers }),
    () => call('mails', '/api/admin/dead-letters', { headers }),
    async () => {
      const own = await signIn(call, staff);
      // One person has a bounded number of sessions, and these would push out the one that reads the list.
      if (own) await call('sign-out', '/auth/v1/logout?scope=local', { method: 'POST', headers: own });
    },
  ];
  return { failures, done, stop: startVisitors(visitors, acts, 20) };
}
