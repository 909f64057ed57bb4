import { jest } from '@jest/globals';
import { endpoints } from '@blue-peony/contracts';
import { receipt } from './fake-my-application.ts';

const { uploadPhoto, submitApplication } = endpoints;

type Fetch = (path: string, init: RequestInit) => Promise<Response>;
type Answer = { status: number; body: unknown; headers?: Record<string, string> } | Error;

const uploaded = (path: string): Answer => ({ status: 201, body: { path, bytes: 1, width: 1, height: 1 } });

export const problem = (status: number, code: string, errors?: readonly { field: string; code: string }[]): Answer => ({
  status,
  body: { type: 'about:blank', title: '', status, code, requestId: 'r', errors },
});

/** The answer of a server under load. */
export const busy = (seconds: number): Answer => ({
  status: 503,
  body: { code: 'unavailable' },
  headers: { 'retry-after': String(seconds) },
});

/**
 * A fake network that answers calls in order and accepts everything after the last answer. `calls` records the
 * requests.
 */
export function fakeApi(answers: { uploads?: Answer[]; applications?: Answer[] } = {}) {
  const uploads = [...(answers.uploads ?? [])];
  const applications = [...(answers.applications ?? [])];
  const calls: { path: string; photo?: string; body?: Record<string, unknown>; key?: string }[] = [];

  const fetch: Fetch = async (path, init) => {
    let answer: Answer | undefined;
    const asked = `${init.method} ${path}`;
    if (asked === `${uploadPhoto.method} ${uploadPhoto.path}`) {
      const { name: photo } = (init.body as FormData).get(uploadPhoto.file) as File;
      calls.push({ path, photo });
      answer = uploads.shift() ?? uploaded(`stored-${photo}`);
    } else if (asked === `${submitApplication.method} ${submitApplication.path}`) {
      const key = new Headers(init.headers).get('idempotency-key') ?? '';
      calls.push({ path, body: JSON.parse(init.body as string) as Record<string, unknown>, key });
      answer = applications.shift() ?? { status: 201, body: receipt };
    } else {
      throw new Error(`The contract has no ${asked}`);
    }
    if (answer instanceof Error) throw answer;
    return new Response(JSON.stringify(answer.body), answer);
  };
  globalThis.fetch = jest.fn(fetch) as never;
  globalThis.XMLHttpRequest = requestOver(fetch) as never;
  return calls;
}

/** A fake XMLHttpRequest for uploads, with the same answers. It reports half of the bytes sent, then all of them. */
function requestOver(fetch: Fetch) {
  return class extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    responseText = '';
    private headers = new Headers();
    private asked = { method: '', path: '' };

    open(method: string, path: string) {
      this.asked = { method, path };
    }

    getResponseHeader(name: string) {
      return this.headers.get(name);
    }

    abort() {
      this.dispatchEvent(new Event('abort'));
    }

    send(body: FormData) {
      for (const loaded of [1, 2])
        this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total: 2 }));
      fetch(this.asked.path, { method: this.asked.method, body }).then(
        async (response) => {
          this.status = response.status;
          this.headers = response.headers;
          this.responseText = await response.text();
          this.dispatchEvent(new Event('load'));
        },
        () => this.dispatchEvent(new Event('error')),
      );
    }
  };
}
