import { AppError } from '@blue-peony/service-kit';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { PhotoCell } from '../photos/photo-cell/photo-cell.ts';
import { foldQuotes } from './fold-quotes.ts';
import { factsSchema, type ReadMail } from './mail.ts';

const foldedSchema = z.object({ text: z.string(), quoted: z.string() });

const unreadableSubject = 'unreadable';
/** Where headers end, at most. */
const headBytes = 256 * 1024;

/** Takes strangers' mails apart in a process of its own, which has bounds of memory, time and bytes. */
@Injectable()
export class MailReader {
  constructor(private readonly cell: PhotoCell) {}

  /** A mail that cannot be read is itself the only file. @throws AppError unavailable */
  async read(raw: Buffer): Promise<ReadMail> {
    const facts = await this.ask(raw);
    if (facts) return { ...facts, ...(await this.fold(facts.text)) };
    const head = await this.ask(headOf(raw));
    const file = { name: 'mail.eml', type: 'message/rfc822', body: raw };
    return { ...(head ?? nothing), subject: unreadableSubject, text: '', quoted: '', cut: false, files: [file] };
  }

  /** Undefined where it has no form, or takes more than it may. */
  private async ask(raw: Buffer): Promise<Omit<ReadMail, 'quoted'> | undefined> {
    const answer = await this.cell.readMail('mail', raw).catch(unlessUnavailable);
    if (!answer) return undefined;
    const { from, subject, text, headers, files, report, ...rest } = factsSchema.parse(answer.facts);
    return {
      ...rest,
      from: { name: plain(from.name), address: plain(from.address).toLowerCase() },
      subject: plain(subject),
      text: plain(text),
      headers,
      report: report && { ...report, recipient: plain(report.recipient) },
      files: files.map(({ name, type }, index) => ({
        name: plain(name),
        type: plain(type),
        body: answer.files[index]!,
      })),
    };
  }

  private async fold(text: string): Promise<{ text: string; quoted: string }> {
    if (!text) return { text, quoted: '' };
    const answer = await this.cell.readMail('fold', Buffer.from(text)).catch(unlessUnavailable);
    return foldQuotes(answer ? foldedSchema.parse(answer.facts) : { text, quoted: '' });
  }
}

const nothing = { from: { name: '', address: '' }, headers: {}, report: null };

function headOf(raw: Buffer): Buffer {
  const ends = ['\r\n\r\n', '\n\n'].map((end) => raw.indexOf(end)).filter((at) => at >= 0);
  return raw.subarray(0, Math.min(headBytes, ...ends));
}

function unlessUnavailable(error: unknown): undefined {
  if (error instanceof AppError && error.code !== 'unavailable') return undefined;
  throw error;
}

/** PostgreSQL takes neither a zero character nor half of a surrogate pair. */
const plain = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/\p{Cs}/gu, '\ufffd')
    .trim();
