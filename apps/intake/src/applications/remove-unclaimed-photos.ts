import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from '@blue-peony/service-kit';
import type { ObjectStore } from '@blue-peony/storage';
import { photoStore, serviceLogger } from '../tokens.ts';
import { UploadsRepository } from './uploads.repository.ts';

const everyMs = 15 * 60_000;
const batch = 100;
const batchesAtMost = 50;

/** Deletes photos that no application claimed within a day: nobody agreed to have them kept. */
@Injectable()
export class RemoveUnclaimedPhotos implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly uploads: UploadsRepository,
    @Inject(photoStore) private readonly store: ObjectStore,
    @Inject(serviceLogger) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap() {
    const run = () =>
      (this.running = this.remove().catch((err: unknown) => this.logger.error({ err }, 'clean-up failed')));
    this.timer = setInterval(run, everyMs);
    void run();
  }

  async onApplicationShutdown() {
    clearInterval(this.timer);
    await this.running;
  }

  /** @returns how many photos went */
  async remove(): Promise<number> {
    let removed = 0;
    for (let round = 0; round < batchesAtMost; round++) {
      const paths = await this.uploads.expire(batch);
      const results = await Promise.allSettled(paths.map((path) => this.store.delete(path)));
      const gone = paths.filter((_, index) => results[index]?.status === 'fulfilled');
      await this.uploads.delete(gone);
      removed += gone.length;
      // What could not be deleted is found again by the next run.
      if (gone.length < batch) break;
    }
    if (removed > 0) this.logger.info({ removed }, 'removed unclaimed photos');
    return removed;
  }
}
