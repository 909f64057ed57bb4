import { randomUUID } from 'node:crypto';
import {
  answerListSchema,
  answerSchema,
  leavingAnswersSchema,
  type AnswerForm,
  type Problem,
} from '@blue-peony/contracts';
import { asWorker, until } from '@blue-peony/test-kit';
import type { IntakeApp } from './intake-app.ts';

type Answered = { status: number; body: unknown };
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

export const codeOf = ({ status, body }: Answered) => [status, (body as Problem).code];

/** Two of the staff, their calls about answers, and those of the worker that mails them. */
export function answering(app: IntakeApp) {
  const [olga, piotr] = [randomUUID(), randomUUID()];
  const read = async (response: Response): Promise<Answered> => ({
    status: response.status,
    body: await response.json(),
  });
  const call = async (path: string, { method = 'GET', body, as = olga }: Call = {}) =>
    read(await app.desk(path, { method, body, by: { sub: as } }));
  async function inner(path: string, { method = 'GET', body }: Call = {}) {
    const headers = { ...(await asWorker('intake')), 'content-type': 'application/json' };
    return read(await fetch(`${app.url}/inner/${path}`, { method, headers, body: body ? JSON.stringify(body) : null }));
  }

  const answer = (id: string, changes: Partial<AnswerForm> = {}, { key = randomUUID(), as = olga } = {}) =>
    call(`applications/${id}/answers/${key}`, { method: 'PUT', body: answerForm(changes), as });
  const made = async (...given: Parameters<typeof answer>) => answerSchema.parse((await answer(...given)).body);
  const answersOf = async (id: string) => answerListSchema.parse((await call(`applications/${id}/answers`)).body).items;
  const leaving = async (as = olga) => leavingAnswersSchema.parse((await call('leaving-answers', { as })).body).items;
  const withdraw = (answerId: string, as = olga) => call(`leaving-answers/${answerId}`, { method: 'DELETE', as });
  const repliedAt = async (id: string) =>
    (await app.database.query('SELECT replied_at FROM applications WHERE id = $1', [id]))[0].replied_at as Date | null;

  /** The events of an application, as if the time to take its answers back had passed. */
  async function announced(id: string, atLeast = 1) {
    await app.database.query(
      'UPDATE answers SET leaves_at = now() WHERE application_id = $1 AND leaves_at IS NOT NULL',
      [id],
    );
    const of = () => app.events.filter(({ aggregateId }) => aggregateId === id);
    await until(() => of().length >= atLeast);
    return of();
  }

  return { olga, piotr, call, inner, answer, made, answersOf, leaving, withdraw, repliedAt, announced };
}
