import type { LiveEvent, PresenceEvent } from '@blue-peony/contracts';
import { Background, type Repeat } from '@blue-peony/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { changesSince, databaseTime, type Change } from './changes.ts';
import { readEverybody } from '../presence/presence.repository.ts';

/** `reset`: too many changes to send one by one; the client loads the list again. */
export type LiveMessage = LiveEvent | PresenceEvent | 'reset';
type Listener = (messages: LiveMessage[]) => void;
/** `told`: changes already sent that the overlapping query will return again, by id, with the time of the change. */
type Seen = { until: Date; told: Map<string, number> };

const everyMs = 1_000;
/** A change has the time when its transaction began and is visible when it ends, so each query goes back a little. */
const overlapMs = 10_000;
const toldAtOnce = 200;
const readAtOnce = 1_000;
/** After a longer absence the client loads the list again. */
const rememberedMs = 600_000;

/** Each replica polls once a second while it has listeners, so any replica may have made the change. */
@Injectable()
export class LiveFeed {
  private readonly listeners = new Set<Listener>();
  private readonly repeat: Repeat;
  private seen: Seen | undefined;
  private present = new Map<string, PresenceEvent>();

  constructor(
    private readonly database: DataSource,
    background: Background,
  ) {
    this.repeat = background.every('live feed', everyMs, () => this.look());
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    if (this.present.size > 0) listener([...this.present.values()]);
    if (this.listeners.size === 1) this.repeat.wake();
    return () => void this.listeners.delete(listener);
  }

  async missed(seen: Date): Promise<LiveMessage[]> {
    const now = await databaseTime(this.database);
    if (now.getTime() - seen.getTime() > rememberedMs) return ['reset'];
    return tell(await changesSince(this.database, new Date(seen.getTime() - overlapMs), toldAtOnce + 1));
  }

  private async look(): Promise<void> {
    const listening = this.listeners.size > 0;
    this.seen = listening ? await this.tellSince(this.seen ?? (await this.fromNow())) : undefined;
    this.present = listening ? await this.tellPresent() : new Map();
  }

  private async tellPresent(): Promise<Map<string, PresenceEvent>> {
    const everybody = await readEverybody(this.database);
    const ids = new Set([...this.present.keys(), ...everybody.keys()]);
    const now = [...ids].map((id) => ({ id, present: everybody.get(id) ?? [] }));
    this.tellAll(now.filter((event) => JSON.stringify(event) !== JSON.stringify(this.present.get(event.id))));
    return new Map(now.filter(({ present }) => present.length > 0).map((event) => [event.id, event]));
  }

  private tellAll(messages: LiveMessage[]): void {
    if (messages.length > 0) for (const listener of this.listeners) listener(messages);
  }

  private async fromNow(): Promise<Seen> {
    return { until: await databaseTime(this.database), told: new Map() };
  }

  private async tellSince({ until, told }: Seen): Promise<Seen> {
    const found = await changesSince(this.database, new Date(until.getTime() - overlapMs), readAtOnce);
    const flood = found.length === readAtOnce;
    const fresh = found.filter(({ id, updatedAt }) => told.get(id) !== updatedAt.getTime());
    const messages = flood ? (['reset'] as const) : tell(fresh);
    this.tellAll([...messages]);
    if (flood) return this.fromNow();
    return {
      until: new Date(Math.max(until.getTime(), found.at(-1)?.updatedAt.getTime() ?? 0)),
      told: new Map(found.map(({ id, updatedAt }) => [id, updatedAt.getTime()])),
    };
  }
}

const tell = (changes: Change[]): LiveMessage[] => (changes.length > toldAtOnce ? ['reset'] : changes.map(toEvent));

const toEvent = ({ id, createdAt, updatedAt }: Change): LiveEvent => ({
  id,
  kind: createdAt.getTime() === updatedAt.getTime() ? 'submitted' : 'changed',
  at: updatedAt.toISOString(),
});
