import { photoLimits } from '@blue-peony/contracts';
import { FairQueue, serviceConfig } from '@blue-peony/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { IntakeConfig } from '../config.ts';
import { refusal } from './photo-cell/photo-cell.ts';

/** Bytes that one upload can hold in memory: the photo and the multipart form around it. */
export const largestUpload = photoLimits.bytes + 64 * 1024;
const waitMs = 3_000;

/** The memory for photos that are being received, one for all calls that bring a photo. */
@Injectable()
export class PhotoMemory extends FairQueue {
  constructor(@Inject(serviceConfig) { photosAtOnce }: IntakeConfig) {
    super({
      capacity: photosAtOnce * largestUpload,
      perClient: Math.max(1, photosAtOnce - 1) * largestUpload,
      waitingAtMost: photosAtOnce,
      waitMs,
      refusal,
    });
  }
}
