import {
  withdrawalListSchema,
  withdrawalTextSchema,
  type GivenConsents,
  type Order,
  type Verdict,
  type WithdrawalState,
} from '@blue-peony/contracts';
import { jsonPost } from '@blue-peony/test-kit';
import type { CommerceApp } from './commerce-app.ts';

export type Row = { id: string; verdict: Verdict; state: WithdrawalState; received_at: Date; order_id: string | null };
type Fields = { contract?: string; email?: string; name?: string; order?: string; secret?: string; confirm?: string };

/** What submitters and staff do with withdrawals on a running service. */
export function withdrawalsOn(app: CommerceApp) {
  let people = 0;
  const somebody = () => `submitter-${++people}@example.com`;

  const post = (fields: Fields, language = 'en') => {
    const sent = { name: 'Ola Nowak', contract: 'my guide', confirm: 'yes', ...fields } as Record<string, string>;
    return app.postForm(`/api/withdrawal/${language}`, sent);
  };
  const rowsOf = (email: string): Promise<Row[]> =>
    app.database.query('SELECT * FROM withdrawals WHERE email = $1 ORDER BY received_at', [email]);
  const secretOf = (orderId: string) => app.proofOf(orderId).authorization.split(' ')[1]!;
  const byPage = ({ id, reference }: Order, email: string) =>
    post({ contract: reference, email, order: id, secret: secretOf(id) });
  const textOf = async (id: string) =>
    withdrawalTextSchema.strict().parse(await (await app.inner(`withdrawal-texts/${id}`)).json());
  const click = async (id: string) => app.postForm((await textOf(id)).confirm!.link, {});
  /** The mails of a statement. */
  async function mailsOf(...ids: string[]): Promise<string[]> {
    await app.allTold();
    return app.events.flatMap(({ aggregateId, payload }) =>
      ids.includes(aggregateId) && 'mail' in payload ? [payload.mail as string] : [],
    );
  }
  const download = async ({ files }: Order) => void (await (await app.call(files[0]!.url)).arrayBuffer());
  const linksOf = async ({ id }: Order) => (await app.order(id)).files.map(({ state }) => state);
  const set = ({ id }: Order, sql: string) => app.database.query(`UPDATE orders SET ${sql} WHERE id = $1`, [id]);

  async function consent({ id }: Order, confirmed: boolean) {
    const both = { begin: true, ends: true, version: '2026-11-26' };
    const answer = await app.call(`/api/orders/${id}/consents`, jsonPost(both, app.proofOf(id), 'PUT'));
    const { at: asked_at } = (await answer.json()) as GivenConsents;
    if (confirmed) await app.inner(`consent-confirmations/${id}`, jsonPost({ asked_at }, {}, 'PUT'));
  }

  const list = async (query = '') =>
    withdrawalListSchema.strict().parse(await (await app.asStaff(`withdrawals${query}`)).json());
  const byFooter = ({ reference }: Order, email: string) => post({ contract: `Order ${reference}`, email });
  return {
    somebody,
    post,
    rowsOf,
    byPage,
    byFooter,
    textOf,
    click,
    mailsOf,
    download,
    linksOf,
    set,
    consent,
    list,
  };
}
