import { randomUUID } from 'node:crypto';
import { endpoints } from '@blue-peony/contracts';
import type { IntakeApp } from './intake-app.ts';

export type Person = { sub: string; role: 'manager' | 'reviewer' };

/** Two reviewers and a manager, and their calls about an application. */
export function threeStaff(app: IntakeApp) {
  const [ada, ben, mia]: [Person, Person, Person] = [
    { sub: randomUUID(), role: 'reviewer' },
    { sub: randomUUID(), role: 'reviewer' },
    { sub: randomUUID(), role: 'manager' },
  ];
  async function call(
    path: string,
    { method = 'GET', body, by = ada }: { method?: string; body?: object; by?: Person } = {},
  ) {
    const response = await app.desk(`applications/${path}`, { method, body, by });
    return { status: response.status, body: (await response.json()) as { id: string } };
  }
  const streamOf = async (id: string) => endpoints.readStream.response.parse((await call(`${id}/stream`)).body);
  return { ada, ben, mia, call, streamOf };
}
