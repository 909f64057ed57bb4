import { publicPaths } from '@blue-peony/contracts';
import { failureOf, RequestFailure, type FailureCode } from '@blue-peony/ui';

/** Milliseconds: 20 MB over a slow phone line. */
const limit = 180_000;

type Upload = {
  photo: { data: Blob; name: string };
  /** Called with the sent part, from 0 to 1. */
  tell: (share: number) => void;
  signal: AbortSignal;
};

/** By XMLHttpRequest, because fetch reports no upload progress. @throws {RequestFailure} */
export async function uploadPhoto({ photo, tell, signal }: Upload): Promise<{ path?: string }> {
  const body = new FormData();
  body.append('file', photo.data, photo.name);
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    const fail = (code: FailureCode) => () => reject(new RequestFailure(code));
    request.open('POST', publicPaths.uploadPhoto);
    request.timeout = limit;
    request.upload.addEventListener('progress', ({ loaded, total }) => tell(total > 0 ? loaded / total : 0));
    request.addEventListener('timeout', fail('timeout'));
    request.addEventListener('error', fail('network'));
    request.addEventListener('abort', fail('network'));
    signal.addEventListener('abort', () => request.abort());
    request.addEventListener('load', () => {
      const { status, responseText } = request;
      const retryAfter = request.getResponseHeader('retry-after');
      if (status < 200 || status > 299) return reject(failureOf({ status, retryAfter }, responseText));
      try {
        resolve(JSON.parse(responseText) as { path?: string });
      } catch {
        reject(new RequestFailure('internal'));
      }
    });
    request.send(body);
  });
}
