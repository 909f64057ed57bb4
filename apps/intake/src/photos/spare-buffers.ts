import { availableParallelism } from 'node:os';

/** Longer than nearly all photos of phones. */
const ordinaryBytes = 8 * 1024 * 1024;
const spareAtMost = availableParallelism();

/** A new buffer for each photo would bring a full garbage collection every few photos. */
export class SpareBuffers {
  private readonly spare: Buffer[] = [];

  /** Runs the work with a buffer of at least `size` bytes, of unknown content. The work must not use it afterwards. */
  async lend<T>(size: number, work: (buffer: Buffer) => Promise<T>): Promise<T> {
    // Joining chunks at the end would hold the photo in memory twice.
    if (size > ordinaryBytes) return work(Buffer.allocUnsafeSlow(size));
    const buffer = this.spare.pop() ?? Buffer.allocUnsafeSlow(ordinaryBytes);
    try {
      return await work(buffer);
    } finally {
      if (this.spare.length < spareAtMost) this.spare.push(buffer);
    }
  }
}
