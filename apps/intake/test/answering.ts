import { randomUUID } from 'node:crypto';
import {
  answerListSchema,
  answerSchema,
  leavingAnswersSchema,
  type AnswerForm,
  type Problem,
} from '@blue-peony/contracts';
import { until } from '@blue-peony/test-kit';
import type { IntakeApp } from './intake-app.ts';

type Call = { method?: string; body?: unknown; as?: string };

export const answerForm = (changes: Partial<AnswerForm> = {}): AnswerForm => ({
  after: null,
  channel: 'mail',
  decision: 'invite',
  language: 'pl',
  subject: 'Porozmawiajmy',
  text: 'Dzień dobry!\n\nKiedy Ci pasuje?',
  ...changes,
});

export const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as Problem).code];

/** Two of the staff, and their calls about answers. */
export function answering(app: IntakeApp) {
  const [olga, piotr] = [randomUUID(), randomUUID()];
  const call = (path: string, { as = olga, ...given }: Call = {}) => app.ask(path, { ...given, by: { sub: as } });
  const answer = (id: string, changes: Partial<AnswerForm> = {}, { key = randomUUID(), as = olga } = {}) =>
    call(`applications/${id}/answers/${key}`, { method: 'PUT', body: answerForm(changes), as });
  const made = async (...given: Parameters<typeof answer>) => answerSchema.parse((await answer(...given)).body);
  const answersOf = async (id: string) => answerListSchema.parse((await call(`applications/${id}/answers`)).body).items;
  const leaving = async (as = olga) => leavingAnswersSchema.parse((await call('leaving-answers', { as })).body).items;
  const withdraw = (answerId: string, as = olga) => call(`leaving-answers/${answerId}`, { method: 'DELETE', as });
  const mark = (id: string, replied: boolean) =>
    call(`applications/${id}/replied`, { method: 'PUT', body: { replied } });
  const repliedAt = async (id: string) => (await app.row<{ replied_at: Date | null }>(id, 'replied_at')).replied_at;

  /** The events of applications, as if the time to take their answers back had passed. */
  async function announced(ids: string | string[], atLeast = 1) {
    const all = [ids].flat();
    await app.sql(
      'UPDATE answers SET leaves_at = now() WHERE application_id = ANY ($1) AND leaves_at IS NOT NULL',
      all,
    );
    await until(() => all.flatMap(app.eventsOf).length >= atLeast);
    return all.flatMap(app.eventsOf);
  }

  return { olga, piotr, call, answer, made, answersOf, leaving, withdraw, mark, repliedAt, announced };
}
