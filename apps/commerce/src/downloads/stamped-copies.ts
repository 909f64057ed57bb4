import { Inject, Injectable } from '@nestjs/common';
import { Background, serviceConfig } from '@blue-peony/service-kit';
import type { ObjectStore } from '@blue-peony/storage';
import type { CommerceConfig } from '../config.ts';
import { guideStore } from '../tokens.ts';
import type { BuyersFile } from './guide-files.ts';

const everyMs = 3_600_000;
const dayMs = 86_400_000;
const folder = 'buyers/';

/** Copies that nginx reads, in a folder for each day: one that is being sent is in none that is being deleted. */
@Injectable()
export class StampedCopies {
  /** Internal location of nginx that reads the bucket, if nginx sends the files. */
  readonly accelPrefix: string | undefined;
  private today = '';
  private readonly there = new Set<string>();

  constructor(
    @Inject(guideStore) private readonly store: ObjectStore,
    @Inject(serviceConfig) { accelPrefix }: CommerceConfig,
    background: Background,
  ) {
    this.accelPrefix = accelPrefix;
    if (accelPrefix) background.every('old copies', everyMs, () => this.sweep());
  }

  async handOff(file: BuyersFile): Promise<string> {
    const today = folderOf(Date.now());
    if (today !== this.today) this.there.clear();
    this.today = today;
    const key = `${today}${file.etag.slice(1, -1).replace(/^[-_]/, 'x')}`;
    if (this.there.has(key)) return key;
    const found = await this.store.get(key);
    if (found) found.body.destroy();
    else await this.store.put(key, Buffer.concat(file.parts), file.contentType);
    this.there.add(key);
    return key;
  }

  private async sweep(): Promise<void> {
    const now = Date.now();
    // Keep tomorrow's folder too: another replica's clock may be ahead.
    const kept = [now - dayMs, now, now + dayMs].map(folderOf);
    for await (const { key } of this.store.list(folder))
      if (!kept.some((day) => key.startsWith(day))) await this.store.delete(key);
  }
}

const folderOf = (time: number) => `${folder}${new Date(time).toISOString().slice(0, 10)}/`;
