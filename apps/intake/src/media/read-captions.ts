import { mediaLimits } from '@blue-peony/contracts';
import { wrongFile } from './read-video.ts';

/** @returns undefined for what does not begin as WebVTT. @throws AppError validation_failed */
export function readCaptions(file: Buffer): Buffer | undefined {
  if (!/^(\ufeff)?WEBVTT[ \t\r\n]/.test(file.toString('utf8', 0, 16))) return undefined;
  if (file.length > mediaLimits.captionBytes) throw wrongFile('The captions are too long', 'too_long');
  const text = file.toString('utf8');
  // oxlint-disable-next-line no-control-regex -- that is what no text may hold
  if (/[\u0000-\u0008\u000b-\u001f\u007f\ufffd]/.test(text.replaceAll('\r\n', '\n')))
    throw wrongFile('The captions are no text in UTF-8');
  const lines = text.split(/\r?\n/);
  const isTime = (line: string) => /^[\d:.]+ --> [\d:.]+( [\w:.,%\- ]*)?$/.test(line);
  if (!lines.some(isTime)) throw wrongFile('The captions have no times');
  if (lines.some((line) => !isTime(line) && /<(?!\/?[ib]>)|-->|^(STYLE|REGION)\b/.test(line)))
    throw wrongFile('The captions hold more than words');
  return file;
}
