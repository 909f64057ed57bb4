import { Inject, Injectable } from '@nestjs/common';
import { Background, serviceLogger, type Logger, type Repeat } from '@blue-peony/service-kit';
import type { ObjectStore } from '@blue-peony/storage';
import { photoStore } from '../tokens.ts';
import { tilePath } from './photo-path.ts';
import { UploadsRepository } from './uploads.repository.ts';

const everyMs = 15 * 60_000;
const batch = 100;

/** There is no consent to keep them. A file that the store cannot delete is tried again within half a minute. */
@Injectable()
export class RemoveUnclaimedPhotos {
  private readonly repeat: Repeat;
  private readonly others: (() => Promise<boolean>)[] = [];

  constructor(
    private readonly uploads: UploadsRepository,
    @Inject(photoStore) private readonly store: ObjectStore,
    background: Background,
    @Inject(serviceLogger) private readonly logger: Logger,
  ) {
    this.repeat = background.every('unclaimed photos', everyMs, () => this.remove());
  }

  /** Files that another subject gives up are deleted with it. @param work as {@link remove} */
  also(work: () => Promise<boolean>): void {
    this.others.push(work);
  }

  wake(): void {
    this.repeat.wake();
  }

  /** @returns whether more may be left @throws what kept one from being deleted, after the others */
  async remove(): Promise<boolean> {
    const paths = await this.uploads.expire(batch);
    const results = await Promise.allSettled(paths.map((path) => this.deleteFiles(path)));
    const removed = paths.filter((_, index) => results[index]?.status === 'fulfilled');
    await this.uploads.delete(removed);
    if (removed.length > 0) this.logger.info({ removed: removed.length }, 'removed unclaimed photos');
    const unfinished = await this.store.sweep();
    if (unfinished > 0) this.logger.info({ removed: unfinished }, 'removed unfinished files');
    const more = await Promise.all(this.others.map((work) => work()));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
    return removed.length === batch || more.includes(true);
  }

  private async deleteFiles(path: string): Promise<void> {
    await this.store.delete(path);
    await this.store.delete(tilePath(path));
  }
}
