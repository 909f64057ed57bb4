import { randomUUID } from 'node:crypto';
import { endpoints } from '@blue-peony/contracts';
import type { IntakeApp } from './intake-app.ts';

export type Person = { sub: string; role: 'manager' | 'reviewer' };

/** Two reviewers and a manager, and their calls about an application. */
export function threeStaff(app: IntakeApp) {
  const person = (role: Person['role']): Person => ({ sub: randomUUID(), role });
  const [ada, ben, mia] = [person('reviewer'), person('reviewer'), person('manager')];
  const call = (path: string, { by = ada, ...given }: { method?: string; body?: object; by?: Person } = {}) =>
    app.ask<{ id: string }>(`applications/${path}`, { ...given, by });
  const streamOf = async (id: string) => endpoints.readStream.response.parse((await call(`${id}/stream`)).body);
  return { ada, ben, mia, call, streamOf };
}
