import type { RunningService } from '@blue-peony/service-kit';
import type { openParts, Parts } from '../parts.ts';
import { loopback } from '../ports.ts';
import type { gateway, StaffAccount } from '../services/gateway.ts';
import type { notification } from '../services/notification.ts';

/** The services in start order. The last one is the gateway, which forwards to the others. */
const names = ['notification', 'intake', 'commerce', 'gateway'] as const;
type Name = (typeof names)[number];
type Start = typeof notification | typeof gateway;
/** A running service and the function that started it, which is a different one after a code change. */
type Running<From, What> = { from: From; what: What };

type Given = {
  /** @returns what a source file of this app exports now */
  load(file: string): Promise<Record<string, unknown>>;
  parts: Parameters<typeof openParts>[0];
  ports: Record<Exclude<Name, 'gateway'>, number>;
};

/** Runs the services from source and restarts those that import a changed file. */
export class DevServices {
  private readonly running = new Map<Name, Running<Start, RunningService | undefined>>();
  private parts: Running<typeof openParts, Parts> | undefined;
  private refreshing: Promise<void> = Promise.resolve();
  private account: StaffAccount | undefined;
  private closed = false;

  constructor(private readonly given: Given) {}

  get mailInboxUrl(): string | undefined {
    return this.parts?.what.mailInboxUrl;
  }

  /** Known once the gateway has started. */
  get staff(): StaffAccount | undefined {
    return this.account;
  }

  /**
   * Restarts services one after another. A service that cannot be loaded is reported and keeps its old code. Never
   * rejects.
   */
  refresh(): Promise<void> {
    this.refreshing = this.refreshing.then(() => this.refreshNow()).catch((error: unknown) => console.error(error));
    return this.refreshing;
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.refreshing;
    for (const name of names.toReversed()) await this.stop(name);
    await this.parts?.what.close();
    this.parts = undefined;
  }

  private async refreshNow(): Promise<void> {
    if (this.closed) return;
    const said = new Set<string>();
    const load = async <Exported>(file: string, name: string): Promise<Exported | undefined> => {
      try {
        return (await this.given.load(file))[name] as Exported;
      } catch (error) {
        // A broken library file causes the same error in each service, so it is reported once.
        const text = describe(error);
        if (!said.has(text)) console.error(text);
        said.add(text);
        return undefined;
      }
    };
    const open = await load<typeof openParts>('parts.ts', 'openParts');
    const starts = new Map<Name, Start | undefined>();
    for (const name of names) starts.set(name, await load<Start>(`services/${name}.ts`, name));
    if (open && open !== this.parts?.from) await this.reopen(open);
    for (const [name, start] of starts) {
      const running = this.running.get(name);
      if (start && (start !== running?.from || !running.what)) await this.restart(name, start);
    }
  }

  private async reopen(open: typeof openParts): Promise<void> {
    for (const name of names.toReversed()) await this.stop(name);
    await this.parts?.what.close();
    this.parts = undefined;
    this.parts = { from: open, what: await open(this.given.parts) };
  }

  private async restart(name: Name, start: Start): Promise<void> {
    const again = this.running.has(name);
    const began = performance.now();
    await this.stop(name);
    this.running.set(name, { from: start, what: undefined });
    try {
      this.running.set(name, { from: start, what: await this.start(name, start) });
      if (again) console.log(`${name} restarted in ${Math.round(performance.now() - began)} ms`);
    } catch (error) {
      console.error(`${name} did not start:\n${describe(error)}`);
    }
  }

  private async start(name: Name, start: Start): Promise<RunningService> {
    const { ports } = this.given;
    const parts = this.parts!.what;
    const url = (port: number) => `http://${loopback}:${port}`;
    const urls = { intake: url(ports.intake), commerce: url(ports.commerce), notification: url(ports.notification) };
    if (name !== 'gateway') return (start as typeof notification)(parts, loopback, ports[name], urls);
    const service = await (start as typeof gateway)(parts, { host: loopback, urls });
    this.account = service.staff;
    return service;
  }

  private async stop(name: Name): Promise<void> {
    const running = this.running.get(name);
    if (!running?.what) return;
    const { what } = running;
    running.what = undefined;
    await what.close().catch((error: unknown) => console.error(error));
  }
}

const describe = (error: unknown): string => {
  const { stack, frame, message } = error as { stack?: string; frame?: string; message?: string };
  return frame ? `${message}\n${frame}` : (stack ?? message ?? String(error));
};
