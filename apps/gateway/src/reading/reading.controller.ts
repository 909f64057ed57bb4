import { endpoints, type Reading } from '@blue-peony/contracts';
import type { Calls } from '@blue-peony/service-kit';
import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Serves } from '../edge/serves.ts';
import { countedSince, countPeople, figuresOf, readFigures, team } from './readings.repository.ts';

@Controller()
export class ReadingController {
  constructor(private readonly database: DataSource) {}

  @Serves(endpoints.showReading)
  async showReading(): Promise<Reading> {
    const [since, readers] = await Promise.all([countedSince(this.database), readFigures(this.database, null)]);
    const people = [...readers].flatMap(([, { email, figures }]) => (email === null ? [] : { email, figures }));
    const all = readers.get(team)?.figures ?? figuresOf([], team);
    return { per_person_since: since?.toISOString() ?? null, team: all, people };
  }

  @Serves(endpoints.changeReading)
  async changeReading({ body, staff }: Calls['changeReading']) {
    await countPeople(this.database, body.per_person, staff.sub);
    return this.showReading();
  }

  @Serves(endpoints.readOwnReading)
  async readOwnReading({ staff }: Calls['readOwnReading']) {
    const [since, readers] = await Promise.all([countedSince(this.database), readFigures(this.database, staff.sub)]);
    const figures = since ? (readers.get(staff.sub)?.figures ?? figuresOf([], staff.sub)) : [];
    return { per_person_since: since?.toISOString() ?? null, figures };
  }
}
