import { photoLimits } from '@blue-peony/contracts';
import { AppError } from '@blue-peony/service-kit';

/** A picture whose container was walked. The decoder gets the parts and nothing else of the file. */
export type Container = {
  width: number;
  height: number;
  load: number;
  held: number;
  parts: Buffer[];
};

/** Profiles of printers are below 3 MB. A longer one is dropped. */
export const longestProfile = 4_000_000;

export const unreadable = () => new AppError('photo_unreadable');

/** 16-bit samples and several passes multiply the `cost`. @throws AppError photo_too_many_pixels, photo_unreadable */
export function boundedPixels(width: number, height: number, cost = 1): number {
  if (width === 0 || height === 0) throw unreadable();
  const pixels = width * height * cost;
  if (pixels > photoLimits.pixels) throw new AppError('photo_too_many_pixels');
  return pixels;
}

/** The kept parts of a file, in order. Neighbors are one part, so that a file of small blocks stays cheap. */
export class Kept {
  readonly parts: Buffer[] = [];
  private readonly file: Buffer;
  private from = 0;
  private to = 0;

  constructor(file: Buffer) {
    this.file = file;
  }

  keep(from: number, to: number): void {
    if (from !== this.to) {
      this.end();
      this.from = from;
    }
    this.to = to;
  }

  add(...own: Buffer[]): void {
    this.end();
    this.parts.push(...own);
  }

  end(): Buffer[] {
    if (this.to > this.from) this.parts.push(this.file.subarray(this.from, this.to));
    this.from = this.to = 0;
    return this.parts;
  }
}
