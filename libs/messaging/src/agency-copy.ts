import type { AgencyChanged } from '@blue-peony/contracts';
import { Background, queryRows } from '@blue-peony/service-kit';
import { Controller, Global, Inject, Injectable, Module, type DynamicModule, type OnModuleInit } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { DataSource, type EntityManager } from 'typeorm';
import { Inbox } from './inbox.ts';

type Content = AgencyChanged['payload'];
/** A method, because its facts may have a narrower type: the gateway has checked them. */
type Library = {
  adopt(facts: Content['facts'], texts: Content['texts']): void;
  /** What else the service keeps of a change, in its transaction. */
  keep?(manager: EntityManager, event: AgencyChanged): Promise<void>;
};

const library = Symbol('agency');
/** Any replica may have got the event. */
const everyMs = 2_000;

/** A service's copy of the agency's facts and texts: it starts without the gateway, and every replica follows. */
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

  /** Keeps the content unless a later one is here: events come in any order. */
  async store(event: AgencyChanged): Promise<void> {
    const { occurredAt, payload } = event;
    await this.database.transaction(async (manager) => {
      await manager.query(
        `INSERT INTO agency_facts (changed_at, facts, texts) VALUES ($1, $2, $3) ON CONFLICT (only_row)
         DO UPDATE SET changed_at = excluded.changed_at, facts = excluded.facts, texts = excluded.texts
         WHERE agency_facts.changed_at < excluded.changed_at`,
        [occurredAt, JSON.stringify(payload.facts), JSON.stringify(payload.texts)],
      );
      await this.agency.keep?.(manager, event);
    });
    await this.read();
  }

  private async read(): Promise<void> {
    const [kept] = await queryRows<{ at: string; content: Content | null }>(
      this.database,
      `SELECT changed_at::text AS at,
         CASE WHEN changed_at::text IS DISTINCT FROM $1
           THEN jsonb_build_object('facts', facts, 'texts', texts) END AS content
       FROM agency_facts`,
      [this.known ?? null],
    );
    if (!kept?.content) return;
    this.agency.adopt(kept.content.facts, kept.content.texts);
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

/** Each service imports it once; its inbox is the one of the whole service. */
@Global()
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
