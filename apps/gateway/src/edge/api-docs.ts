import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { Endpoint } from '@blue-peony/contracts';
import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import type { Headers } from '../shared/files/respond.ts';
import { StaticFiles } from '../shared/files/static-files.ts';
import { describeApi } from './document.ts';

const require = createRequire(import.meta.url);
const files = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'];

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Blue Peony API</title>
<link rel="icon" href="/api/docs/favicon-32x32.png">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<body>
<div id="docs"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;

const start = `SwaggerUIBundle({ url: '/api/docs-json', dom_id: '#docs', deepLinking: true });\n`;

// The documentation viewer uses inline styles and embedded icons; it loads and runs only its own files.
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Serves the OpenAPI document at `/api/docs-json` and a viewer for it at `/api/docs`. */
export function serveApiDocs(
  fastify: FastifyInstance,
  rows: Readonly<Record<string, Endpoint>>,
  { publicUrl }: GatewayConfig,
): void {
  const signIn: Record<string, Record<string, object>> = {};
  fastify.addHook('onRoute', ({ method, url }) => {
    if (!url.startsWith('/auth/v1/')) return;
    const path = url.replace(/:(\w+)/g, '{$1}');
    const parameters = [...url.matchAll(/:(\w+)/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    }));
    const operation = { tags: ['Sign-in'], parameters, responses: { default: { description: '' } } };
    for (const name of [method].flat())
      if (name !== 'HEAD') signIn[path] = { ...signIn[path], [name.toLowerCase()]: operation };
  });
  fastify.get('/api/docs-json', () => describeApi(rows, publicUrl, signIn));

  const reader = new StaticFiles(dirname(require.resolve('swagger-ui-dist/package.json')));
  const given = { 'cache-control': 'public,max-age=3600', 'x-content-type-options': 'nosniff' };
  fastify.get('/api/docs', (_request, reply) =>
    reply.header('content-security-policy', contentSecurityPolicy).type('text/html; charset=utf-8').send(page),
  );
  fastify.get('/api/docs/start.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(start));
  for (const file of files)
    fastify.get(`/api/docs/${file}`, ({ raw: request }, reply) => {
      reply.hijack();
      reader.send({ request, response: reply.raw, headers: reply.getHeaders() as Headers }, file, given);
    });
}
