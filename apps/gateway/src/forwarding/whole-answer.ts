import { TimeoutError } from '@blue-peony/service-kit';
import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';

export type WholeAnswer = { statusCode: number; headers: IncomingHttpHeaders; body: Buffer };

/**
 * Calls a service and reads its whole answer, without the stream and the abort signal that an answer of any length
 * needs: for a short call they would cost more than the call.
 * @param limitMs limit of the whole call, also while it waits for a connection
 * @throws TimeoutError
 */
export function callForWhole(
  dispatcher: Dispatcher,
  call: Dispatcher.DispatchOptions,
  limitMs?: number,
): Promise<WholeAnswer> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    let head = { statusCode: 502, headers: {} };
    let running: Dispatcher.DispatchController | undefined;
    let late: TimeoutError | undefined;
    const endLate = () => {
      late = new TimeoutError(`not answered within ${limitMs} ms`);
      running?.abort(late);
      reject(late);
    };
    const timer = limitMs === undefined ? undefined : setTimeout(endLate, limitMs);
    dispatcher.dispatch(call, {
      onRequestStart(controller) {
        running = controller;
        if (late) controller.abort(late);
      },
      onResponseStart(_controller, statusCode, headers) {
        head = { statusCode, headers };
      },
      onResponseData(_controller, piece) {
        pieces.push(piece);
      },
      onResponseEnd() {
        clearTimeout(timer);
        resolve({ ...head, body: pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces) });
      },
      onResponseError(_controller, error) {
        clearTimeout(timer);
        reject(error);
      },
    });
  });
}
