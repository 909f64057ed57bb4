import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { photoLimits } from '@blue-peony/contracts';
import { AppError, FairQueue, serviceConfig, serviceLogger, type Logger } from '@blue-peony/service-kit';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { IntakeConfig } from '../../config.ts';
import { Child, memoryOf, type Decoded, type Job, type MailJob, type Reduction } from './child.ts';
import type { Container } from './walk/container.ts';
import { walk } from './walk/walk.ts';

const mega = 1024 * 1024;
/** Resident memory of a decoder without a picture. */
const idleBytes = 96 * mega;
/** Memory for an ordinary photo of 48 megapixels, with the decoder itself. */
const ordinaryBytes = 256 * mega;
/** A decoder is replaced after this number of pictures, which gives its memory back. */
const jobsAtMost = 200;
/** The work of a short mail, in pixels. */
const mailLoad = 500_000;
/** Pixels that may queue for each process: a few seconds of work. */
const waitingPixels = 120_000_000;
export const refusal = { detail: 'Too many photos at once', retryAfterSeconds: 3 };

/** Commands that run a program in a network without interfaces, as root and as anybody. */
const withoutNetwork = [
  ['unshare', '--net'],
  ['unshare', '--user', '--map-current-user', '--net'],
];

export type ProcessedPhoto = { jpeg: Buffer; tile: Buffer; width: number; height: number };

/** All processes together stay within `photoMemory`: one that takes more than its part is killed. */
@Injectable()
export class PhotoCell implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly processes: number;
  private readonly pool: FairQueue;
  private readonly wrapper: Promise<readonly string[]>;
  private idle: Child[] = [];
  private closed = false;

  constructor(
    @Inject(serviceConfig) private readonly config: Pick<IntakeConfig, 'photoMemory'>,
    @Inject(serviceLogger) private readonly logger: Logger,
  ) {
    this.processes = Math.max(1, Math.min(availableParallelism(), Math.floor(config.photoMemory / ordinaryBytes)));
    this.pool = new FairQueue({
      capacity: this.processes,
      waitingAtMost: this.processes * waitingPixels,
      waitMs: 10_000,
      refusal,
    });
    this.wrapper = isolation();
  }

  /** Says which walls the kernel allows. */
  async onApplicationBootstrap(): Promise<void> {
    const wrapper = await this.wrapper;
    this.logger.info(
      {
        processes: this.processes,
        megabytes: Math.floor(this.config.photoMemory / mega),
        memory: memoryOf(process.pid) === undefined ? 'not watched' : 'watched',
        network: wrapper.length > 0 ? 'none' : 'not taken away',
      },
      'photos are decoded in processes of their own',
    );
  }

  onModuleDestroy(): void {
    this.closed = true;
    for (const child of this.idle.splice(0)) child.kill();
  }

  /** Makes an untrusted file safe: upright, without metadata, encoded again. @throws AppError of {@link walk} */
  async process(file: Buffer, client: string): Promise<ProcessedPhoto> {
    const picture = walk(file);
    const { files, width, height } = await this.run({ kind: 'photo', pixels: photoLimits.pixels, ...picture }, client);
    const [jpeg, tile] = files;
    return { jpeg: jpeg!, tile: tile!, width, height };
  }

  /**
   * The same for a picture of the site, smallest first, as AVIF and WebP; what is transparent stays so.
   * @param widths those above its own are left out
   */
  async picture(file: Buffer, widths: readonly number[], client: string) {
    // Encoding takes as much as a large photo, and staff upload seldom: it has the memory for itself.
    const job = {
      kind: 'picture',
      pixels: photoLimits.pixels,
      widths,
      ...walk(file),
      held: this.config.photoMemory,
    } as const;
    const { files, width, height } = await this.run(job, client);
    const made = [...widths.filter((each) => each < width), width];
    const forms = made.flatMap((each) => (['avif', 'webp'] as const).map((ending) => ({ width: each, ending })));
    return { forms: forms.map((form, index) => ({ ...form, body: files[index]! })), width, height };
  }

  /** @param jpeg a tile as {@link process} made it */
  async reduce(kind: Reduction, jpeg: Buffer, client: string): Promise<Buffer> {
    const { files } = await this.run({ kind, pixels: photoLimits.pixels, ...walk(jpeg) }, client);
    return files[0]!;
  }

  /**
   * Reads a stranger's mail, or folds its text. All mails together wait as one client, so that a flood of them holds up no
   * visitor's photo.
   */
  readMail(kind: MailJob, bytes: Buffer): Promise<Decoded> {
    const job = { kind, pixels: 0, width: 0, height: 0, parts: [bytes], load: mailLoad + bytes.length };
    return this.run({ ...job, held: 2 * bytes.length }, 'mail');
  }

  /** A picture that needs more than its part of the memory waits until it has all of it. */
  private async run({ load, held, ...job }: Job & Container, client: string): Promise<Decoded> {
    const part = this.config.photoMemory / this.processes;
    const isAlone = idleBytes + 2 * held > part;
    const leave = await this.pool.enter({ client, size: isAlone ? this.processes : 1, load });
    const bytes = isAlone ? this.config.photoMemory - (this.processes - 1) * idleBytes : part;
    try {
      return await this.decode(job, bytes);
    } finally {
      leave();
    }
  }

  private async decode(job: Job, bytes: number): Promise<Decoded> {
    const wrapper = await this.wrapper;
    if (this.closed) throw new AppError('unavailable', refusal);
    this.idle = this.idle.filter(({ isAlive }) => isAlive);
    const child = this.idle.pop() ?? new Child(wrapper);
    try {
      return await child.decode(job, bytes);
    } finally {
      const isTired = child.jobs >= jobsAtMost || (child.memory ?? 0) > idleBytes + 64 * mega;
      if (isTired || this.closed) child.kill();
      else if (child.isAlive) this.idle.push(child);
      // The next photo does not wait for a start.
      if (!this.closed && this.idle.length === 0) this.idle.push(new Child(wrapper));
    }
  }
}

async function isolation(): Promise<readonly string[]> {
  for (const [command, ...rest] of withoutNetwork as [string, ...string[]][])
    if (await new Promise((done) => execFile(command, [...rest, 'true'], { timeout: 5_000 }, (error) => done(!error))))
      return [command, ...rest];
  return [];
}
