import type { AgencyChanged } from '@blue-peony/contracts';
import { Background, queryRows } from '@blue-peony/service-kit';
import { Controller, Inject, Injectable, Module, type DynamicModule, type OnModuleInit } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { DataSource } from 'typeorm';
import { Inbox } from './inbox.ts';

type Facts = AgencyChanged['payload']['facts'];
/** A method, because its facts may have a narrower type: the gateway has checked them. */
type Library = { adopt(facts: Facts): void };

const library = Symbol('agency');
/** Any replica may have got the event. */
const everyMs = 2_000;

/** A service's copy of the agency's facts: it starts without the gateway, and every replica follows. */
@Injectable()
class AgencyCopy implements OnModuleInit {
  private known: string | undefined;

  constructor(
    private readonly database: DataSource,
    background: Background,
    @Inject(library) private readonly agency: Library,
  ) {
    background.every('agency facts', everyMs, () => this.read());
  }

  onModuleInit(): Promise<void> {
    return this.read();
  }

  /** Keeps the facts unless later ones are here: events come in any order. */
  async store({ occurredAt, payload }: AgencyChanged): Promise<void> {
    await this.database.query(
      `INSERT INTO agency_facts (changed_at, facts) VALUES ($1, $2) ON CONFLICT (only_row)
         DO UPDATE SET changed_at = excluded.changed_at, facts = excluded.facts
         WHERE agency_facts.changed_at < excluded.changed_at`,
      [occurredAt, JSON.stringify(payload.facts)],
    );
    await this.read();
  }

  private async read(): Promise<void> {
    const [kept] = await queryRows<{ at: string; facts: Facts | null }>(
      this.database,
      `SELECT changed_at::text AS at, CASE WHEN changed_at::text IS DISTINCT FROM $1 THEN facts END AS facts
       FROM agency_facts`,
      [this.known ?? null],
    );
    if (!kept?.facts) return;
    this.agency.adopt(kept.facts);
    this.known = kept.at;
  }
}

@Controller()
class AgencyConsumer {
  constructor(private readonly copy: AgencyCopy) {}

  @EventPattern('gateway.agency-changed.v1')
  async changed(@Payload() event: AgencyChanged): Promise<void> {
    await this.copy.store(event);
  }
}

@Module({})
export class AgencyCopyModule {
  /** @param agency its `adopt` makes the facts those of this process */
  static register(agency: Library): DynamicModule {
    const inbox = {
      provide: Inbox,
      inject: [DataSource],
      useFactory: (dataSource: DataSource) => new Inbox({ dataSource }),
    };
    return {
      module: AgencyCopyModule,
      controllers: [AgencyConsumer],
      providers: [Background, AgencyCopy, inbox, { provide: library, useValue: agency }],
      exports: [Inbox],
    };
  }
}
