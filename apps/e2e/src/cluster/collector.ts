import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

type Attribute = { key: string; value: Record<string, unknown> };
type Sent = {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: { traceId: string; spanId: string; parentSpanId?: string; name: string }[] }[];
  }[];
};

export type CollectedSpan = { service: string; name: string; traceId: string; spanId: string; parentSpanId?: string };

/** A fake OpenTelemetry collector that records the traces. */
export async function startCollector() {
  const received: Sent[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      received.push(body as Sent);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The received data, unchanged. */
    raw: () => JSON.stringify(received),
    spans: (): CollectedSpan[] =>
      received
        .flatMap(({ resourceSpans }) => resourceSpans)
        .flatMap(({ resource, scopeSpans }) => {
          const name = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue;
          const spans = scopeSpans.flatMap((scope) => scope.spans);
          return spans.map((span) => ({ ...span, service: String(name).replace('blue-peony-', '') }));
        }),
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close').catch(() => undefined);
    },
  };
}
