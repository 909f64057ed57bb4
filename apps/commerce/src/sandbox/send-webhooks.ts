import { randomBytes } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { serviceConfig, serviceLogger, type Logger } from '@blue-peony/service-kit';
import { Webhook } from 'standardwebhooks';
import type { CommerceConfig, SandboxConfig } from '../config.ts';
import { SandboxProvider } from './sandbox-provider.ts';

/** Number of attempts; then the webhook is dropped, as by the real provider. */
const pausesMs = [0, 1_000, 5_000];
const limitMs = 5_000;

/** Sends webhooks about the sandbox's payments like a real provider: over HTTP, signed, at least once. */
@Injectable()
export class SendWebhooks implements OnModuleDestroy {
  private readonly faults: SandboxConfig['faults'];
  private readonly running = new Set<Promise<unknown>>();
  private readonly stopping = new AbortController();
  private count = 0;

  constructor(
    private readonly http: HttpAdapterHost,
    private readonly provider: SandboxProvider,
    @Inject(serviceConfig) config: CommerceConfig,
    @Inject(serviceLogger) private readonly logger: Logger,
  ) {
    this.faults = (config.provider as SandboxConfig).faults;
    // Each delivery under way is one.
    setMaxListeners(0, this.stopping.signal);
  }

  async onModuleDestroy() {
    this.stopping.abort();
    await Promise.allSettled(this.running);
  }

  /** Returns at once; delivery happens in the background. */
  send(type: string, data: object): void {
    this.count += 1;
    if (this.faults.has('webhook-lost')) return;
    if (this.faults.has('every-third-webhook-lost') && this.count % 3 === 0) return;
    const id = `msg_${randomBytes(12).toString('hex')}`;
    const body = JSON.stringify({ id, type, api_version: 'v1', timestamp: new Date().toISOString(), data });
    const copies = this.faults.has('webhook-twice') ? 2 : 1;
    for (let copy = 0; copy < copies; copy++) {
      const delivery = this.deliver(id, body)
        .catch((err: unknown) => this.logger.debug({ err }, 'sandbox webhook not delivered'))
        .finally(() => this.running.delete(delivery));
      this.running.add(delivery);
    }
  }

  private async deliver(id: string, body: string): Promise<void> {
    const { signal } = this.stopping;
    for (const pause of pausesMs) {
      await sleep(pause, undefined, { signal });
      const response = await fetch(this.address(), {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...this.signed(id, body) },
        body,
        signal: AbortSignal.any([signal, AbortSignal.timeout(limitMs)]),
      }).catch(() => undefined);
      await response?.body?.cancel();
      if (response?.ok) return;
    }
    this.logger.warn('sandbox webhook dropped');
  }

  private signed(id: string, body: string) {
    const secret = this.faults.has('webhook-forged') ? 'ws_somebody_else' : this.provider.webhookSecrets[0];
    const at = new Date();
    return {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(secret, { format: 'raw' }).sign(id, at, body),
    };
  }

  private address(): string {
    const address = (this.http.httpAdapter.getHttpServer() as { address(): { port: number } }).address();
    return `http://127.0.0.1:${address.port}/api/webhooks/sandbox`;
  }
}
