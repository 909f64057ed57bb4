import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { AppError } from '@blue-peony/service-kit';
import { z } from 'zod';

/** The build puts the program beside the service's own. */
const program = fileURLToPath(new URL('./decoder.mjs', import.meta.url));
const watchMs = 25;
const pageBytes = 4096;
/** A process that has nothing to do gives its memory back: most servers see a photo an hour. */
const idleSecondsAtMost = 60;
/** Longer than a decoder needs for any picture within the limits; it gives up by itself before. */
const secondsAtMost = 20;
/** Much longer than an honest mail of the largest size takes. */
const mailSecondsAtMost: Record<MailJob, number> = { mail: 5, fold: 2 };

const answerSchema = z.object({
  sizes: z.array(z.number().int()),
  width: z.number().int().default(0),
  height: z.number().int().default(0),
  facts: z.unknown().optional(),
  failed: z.string().optional(),
});

/** What is made of a stored tile for lists: at most 160 and 8 px. */
export type Reduction = 'thumb' | 'blur';

/** What the decoder makes of a mail: its parts; of its text: her own words and what she quotes. */
export type MailJob = 'mail' | 'fold';

/** What the decoder is asked for. `pixels`: the most that it may decode. */
export type Job = {
  kind: 'photo' | 'picture' | Reduction | MailJob;
  pixels: number;
  widths?: readonly number[];
  parts: readonly Buffer[];
};
/** `facts`: of a mail, as the decoder told them. */
export type Decoded = { files: Buffer[]; width: number; height: number; facts: unknown };

/** Resident memory of a whole process, in bytes; undefined where the platform does not tell. */
export function memoryOf(pid: number | undefined): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * pageBytes;
  } catch {
    return undefined;
  }
}

/** One decoding process: no variable of this one, no descriptor but its pipes, and an end with this process. */
export class Child {
  private readonly process: ChildProcess;
  private readonly input: Writable;
  private readonly output: Readable;
  private readonly gone: Promise<never>;
  private idleTimer: NodeJS.Timeout | undefined;
  jobs = 0;

  /** @param wrapper command and arguments that take the network away; empty where the kernel does not allow it */
  constructor(wrapper: readonly string[]) {
    const [command, ...rest] = [...wrapper, process.execPath] as unknown as readonly [string, ...string[]];
    const child = spawn(command, [...rest, '--max-old-space-size=96', program], {
      // With an arena for each thread, glibc keeps twice the memory that a photo needs, and the process would not stay.
      env: { MALLOC_ARENA_MAX: '1' },
      cwd: '/',
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    this.process = child;
    this.input = child.stdin;
    this.output = child.stdout;
    this.gone = new Promise((_, reject) => {
      child.once('error', (cause) => reject(new AppError('unavailable', { cause })));
      child.once('exit', () => reject(new AppError('photo_unreadable')));
    });
    this.gone.catch(() => undefined);
    // A pipe of a killed process fails; its end is in `gone`.
    for (const pipe of [this.input, this.output]) pipe.on('error', () => undefined);
    // An idle child keeps no service from ending.
    child.unref();
    for (const pipe of [this.input, this.output]) (pipe as unknown as { unref(): void }).unref();
    this.rest();
  }

  get isAlive(): boolean {
    const { pid, killed, exitCode, signalCode } = this.process;
    // A process that another killed has no memory left, and its end is reported a moment later.
    return pid !== undefined && !killed && exitCode === null && signalCode === null && this.memory !== 0;
  }

  get memory(): number | undefined {
    return memoryOf(this.process.pid);
  }

  /** @param bytes resident memory above which the process is killed @throws AppError photo_unreadable, unavailable */
  async decode(job: Job, bytes: number): Promise<Decoded> {
    this.jobs++;
    clearTimeout(this.idleTimer);
    const watch = setInterval(() => (this.memory ?? 0) > bytes && this.kill(), watchMs);
    const seconds = { ...mailSecondsAtMost }[job.kind as MailJob] ?? secondsAtMost;
    const end = setTimeout(() => this.kill(), seconds * 1_000);
    try {
      return await Promise.race([this.ask(job), this.gone]);
    } finally {
      clearInterval(watch);
      clearTimeout(end);
      this.rest();
    }
  }

  private rest(): void {
    this.idleTimer = setTimeout(() => this.kill(), idleSecondsAtMost * 1_000).unref();
  }

  kill(): void {
    this.process.kill('SIGKILL');
  }

  private async ask({ parts, ...job }: Job): Promise<Decoded> {
    const bytes = parts.reduce((sum, { length }) => sum + length, 0);
    const head = Buffer.from(JSON.stringify({ ...job, bytes }));
    const length = Buffer.alloc(4);
    length.writeUInt32BE(head.length);
    this.input.cork();
    for (const part of [length, head, ...parts]) this.input.write(part);
    this.input.uncork();

    const told = (await this.take((await this.take(4)).readUInt32BE())).toString();
    const { sizes, width, height, facts, failed } = answerSchema.parse(JSON.parse(told));
    // The work is bounded, so a timeout means that the machine is overloaded.
    if (failed !== undefined)
      throw new AppError(failed.startsWith('timeout') ? 'unavailable' : 'photo_unreadable', {
        cause: new Error(failed),
      });
    const files: Buffer[] = [];
    for (const size of sizes) files.push(await this.take(size));
    return { files, width, height, facts };
  }

  private async take(size: number): Promise<Buffer> {
    const pieces: Buffer[] = [];
    for (let left = size; left > 0;) {
      const piece = (this.output.read(Math.min(left, this.output.readableLength)) as Buffer | null) ?? undefined;
      if (piece) {
        pieces.push(piece);
        left -= piece.length;
      } else await new Promise((resolve) => this.output.once('readable', resolve));
    }
    return Buffer.concat(pieces, size);
  }
}
