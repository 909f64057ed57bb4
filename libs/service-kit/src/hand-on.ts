import { PassThrough, type Readable } from 'node:stream';

/**
 * Adds an error listener to a stream whose reader attaches later or leaves early: an error without a listener would end
 * the process. The reader still receives the error.
 */
export const guardErrors = <S extends Readable>(stream: S): S => stream.on('error', () => undefined);

/** A PassThrough with {@link guardErrors}: a stream that code writes for one reader. */
export const guardedStream = (): PassThrough => guardErrors(new PassThrough());

/**
 * Passes a stream on to a reader that may attach late, stop halfway or never attach. The copy ends like its source.
 * Without a reader the source is drained, so that the connection below it stays usable.
 */
export function handOn(source: Readable): PassThrough {
  const copy = guardedStream();
  source.once('error', (error) => copy.destroy(error));
  source.once('close', () => {
    if (!source.readableEnded) copy.destroy(new Error('The source ended early'));
  });
  copy.once('close', () => {
    source.unpipe(copy);
    source.resume();
  });
  return source.pipe(copy);
}
