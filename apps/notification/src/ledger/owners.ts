import { promiseEndpoints, type Promised } from '@blue-peony/contracts';
import { serviceAuthorization, serviceConfig } from '@blue-peony/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { NotificationConfig } from '../config.ts';

export const owners = ['intake', 'commerce'] as const;
export type Owner = (typeof owners)[number];

const answerWithinMs = 10_000;
const pageSize = 1_000;

/** The services that own the texts of mails. */
@Injectable()
export class Owners {
  private readonly urls: Record<Owner, string>;
  private readonly keys: NotificationConfig['ownerKeys'];

  constructor(@Inject(serviceConfig) { intakeUrl, commerceUrl, ownerKeys }: NotificationConfig) {
    this.urls = { intake: intakeUrl, commerce: commerceUrl };
    this.keys = ownerKeys;
  }

  /** Pages of the promises in the window, oldest first. */
  async *promised(owner: Owner, { from, until }: { from: string; until: string }): AsyncGenerator<Promised[]> {
    const { list } = promiseEndpoints[owner];
    const query = new URLSearchParams({ from, until, limit: `${pageSize}` });
    for (;;) {
      const { items } = list.response.parse(await this.ask(owner, `${list.path}?${query}`));
      yield items;
      const last = items.at(-1);
      if (!last || items.length < pageSize) return;
      query.set('from', last.at);
      query.set('after', last.id);
    }
  }

  /** Lets the owner request these mails again. @returns how many */
  async repeat(owner: Owner, ids: readonly string[]): Promise<number> {
    const { repeat } = promiseEndpoints[owner];
    const body = JSON.stringify({ ids });
    return repeat.response.parse(await this.ask(owner, repeat.path, { method: repeat.method, body })).repeated;
  }

  private async ask(owner: Owner, path: string, init?: Pick<RequestInit, 'method' | 'body'>): Promise<unknown> {
    const authorization = await serviceAuthorization(this.keys[owner], owner);
    const headers = { authorization, ...(init && { 'content-type': 'application/json' }) };
    const signal = AbortSignal.timeout(answerWithinMs);
    const answer = await fetch(this.urls[owner] + path, { ...init, headers, signal });
    if (!answer.ok) throw new Error(`${owner} answered ${answer.status}`);
    return answer.json();
  }
}
