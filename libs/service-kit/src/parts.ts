import type { FastifyInstance } from 'fastify';
import type { Logger } from './logger.ts';
import type { OutagePart } from './outage.ts';
import { withTimeLimit } from './time-limit.ts';

/** A check of one dependency: resolves when it answers, rejects when it does not. */
export type HealthCheck = {
  name: string;
  /** @throws PartsAway for a service that answers but misses dependencies of its own */
  check: () => Promise<unknown>;
  /** The service continues its other work without this dependency and only reports that it is away. */
  optional?: boolean;
  /** Outages that end when this check passes; by default the outage of the same name. */
  covers?: readonly OutagePart[];
  /** How long the check may take; 2 s by default. */
  limitMs?: number;
};

/** Thrown by the check of another service: names of the dependencies that the service misses. */
export class PartsAway extends Error {
  override readonly name = 'PartsAway';
  constructor(readonly parts: readonly string[]) {
    super(`Away: ${parts.join(', ')}`);
  }
}

/** `away` has names of checks, and `name/part` for dependencies of another service; `since` is keyed by them. */
export type Readiness = { ready: boolean; required: string[]; optional: string[]; away: string[]; since: Since };
type Since = Record<string, string>;

/** How long the result of a check is cached. */
const freshMs = 1_000;
const watchMs = 1_000;
const quietMs = 5_000;

type Probe = { at: number; away: string[]; running: Promise<void> | undefined };
type State = { since: Date; refused: number; lastRefusedAt: number; told: boolean };

/**
 * The dependencies of a service and which of them are away. An outage is logged twice, at its start and at its end,
 * however many calls fail during it.
 */
export class Parts {
  private readonly probes = new Map<string, Probe>();
  private readonly states = new Map<string, State>();
  private watch: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly checks: readonly HealthCheck[],
    private readonly logger: Logger,
  ) {}

  /** Runs every check, each at most once per cache time: probes put no load on the system. */
  async read(): Promise<Readiness> {
    await Promise.all(this.checks.map((check) => this.ask(check)));
    const away = this.checks.flatMap(({ name }) => this.awayOf(name));
    const [optional, required] = [true, false].map((wanted) =>
      this.checks.filter((check) => (check.optional ?? false) === wanted).map(({ name }) => name),
    ) as [string[], string[]];
    const since: Since = {};
    for (const name of away) since[name] = this.states.get(name)?.since.toISOString() ?? new Date().toISOString();
    return { ready: !away.some((name) => required.includes(name)), required, optional, away, since };
  }

  /** Call this when a call was refused because a dependency is away. */
  refused(part: OutagePart, error: unknown): void {
    const state = this.begin(this.nameOf(part), error);
    state.refused++;
    state.lastRefusedAt = Date.now();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.watch);
  }

  private nameOf(part: OutagePart): string {
    return this.checks.find(({ name, covers = [name] }) => (covers as readonly string[]).includes(part))?.name ?? part;
  }

  private awayOf = (name: string): string[] => this.probes.get(name)?.away ?? [];

  private async ask(check: HealthCheck): Promise<void> {
    const { name } = check;
    const probe = this.probes.get(name) ?? { at: -Infinity, away: [], running: undefined };
    this.probes.set(name, probe);
    if (probe.running || performance.now() - probe.at < freshMs) return probe.running;
    probe.running = this.probe(check, probe).finally(() => (probe.running = undefined));
    await probe.running;
  }

  private async probe({ name, check, limitMs = 2_000 }: HealthCheck, probe: Probe): Promise<void> {
    try {
      await withTimeLimit(check(), limitMs);
      probe.away = [];
    } catch (error) {
      probe.away = error instanceof PartsAway ? error.parts.map((part) => `${name}/${part}`) : [name];
      for (const away of probe.away) this.begin(away, error);
    }
    probe.at = performance.now();
  }

  private begin(name: string, error: unknown): State {
    const known = this.states.get(name);
    if (known) return known;
    // Another service reports its own dependencies.
    const state = { since: new Date(), refused: 0, lastRefusedAt: 0, told: !(error instanceof PartsAway) };
    this.states.set(name, state);
    if (state.told) this.logger.error({ part: name, err: error }, 'a part is away');
    this.keepWatch();
    return state;
  }

  private keepWatch(): void {
    if (this.watch || this.stopped) return;
    this.watch = setTimeout(() => {
      void this.read().finally(() => {
        this.watch = undefined;
        for (const [name, state] of this.states) this.end(name, state);
        if (this.states.size > 0) this.keepWatch();
      });
    }, watchMs).unref();
  }

  /** An outage ends when its check passes and no call was refused for a while: a flapping dependency is one outage. */
  private end(name: string, { since, refused, lastRefusedAt, told }: State): void {
    const isAway = [...this.probes.values()].some(({ away }) => away.includes(name));
    if (isAway || Date.now() - lastRefusedAt < quietMs) return;
    this.states.delete(name);
    const seconds = Math.round((Date.now() - since.getTime()) / 1_000);
    if (told) this.logger.warn({ part: name, seconds, refused }, 'the part is back');
  }
}

/** Gives the server the parts of its service. Nest initializes a worker's modules twice, so a second call does nothing. */
export function nameParts(server: FastifyInstance, parts: Parts): void {
  if (!server.hasDecorator('parts')) server.decorate('parts', parts);
}

export const partsOf = (server: FastifyInstance): Parts | undefined =>
  server.hasDecorator('parts') ? (server as FastifyInstance & { parts: Parts }).parts : undefined;
