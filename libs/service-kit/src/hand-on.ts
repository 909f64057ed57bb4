import { PassThrough, type Readable } from 'node:stream';

/**
 * Listens to the errors of a stream whose reader comes later, or leaves early: an error without a listener would end the
 * process. The reader still gets it.
 */
export const own = <S extends Readable>(stream: S): S => stream.on('error', () => undefined);

/** A stream for one reader, written by hand. */
export const ownStream = (): PassThrough => own(new PassThrough());

/**
 * Hands a stream on to a reader that may come late, drop it half-way or never come. The copy ends as its source does;
 * a source without a reader flows on into nothing, so that the connection below it stays whole.
 */
export function handOn(source: Readable): PassThrough {
  const copy = ownStream();
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
