import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { INestApplication } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import sirv from 'sirv';
import type { GatewayConfig } from '../config.ts';

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

/** The OpenAPI document of an application's routes. */
export function describeApi(app: INestApplication, publicUrl: string): OpenAPIObject {
  const description = new DocumentBuilder()
    .setTitle('Blue Peony')
    .setVersion('1')
    .setOpenAPIVersion('3.1.0')
    .addServer(publicUrl)
    .addBearerAuth()
    .addApiKey(
      { type: 'apiKey', in: 'header', name: 'Authorization', description: 'Application <secret>' },
      'applicant',
    )
    .addApiKey({ type: 'apiKey', in: 'header', name: 'Authorization', description: 'Order <secret>' }, 'buyer')
    .build();
  return SwaggerModule.createDocument(app, description, { operationIdFactory: (_, method) => method });
}

/** Serves the OpenAPI document at `/api/docs-json` and a viewer for it at `/api/docs`. */
export function serveApiDocs(app: NestFastifyApplication, { publicUrl }: GatewayConfig): void {
  const document = () => describeApi(app, publicUrl);
  // Nest's own viewer needs @fastify/static, which requires a newer Node.
  SwaggerModule.setup('api/docs', app, document, { ui: false, raw: ['json'] });

  const fastify: FastifyInstance = app.getHttpAdapter().getInstance();
  const reader = dirname(require.resolve('swagger-ui-dist/package.json'));
  const serve = sirv(reader, {
    etag: true,
    maxAge: 3600,
    setHeaders: (response) => response.setHeader('x-content-type-options', 'nosniff'),
  });
  fastify.get('/api/docs', (_request, reply) =>
    reply.header('content-security-policy', contentSecurityPolicy).type('text/html; charset=utf-8').send(page),
  );
  fastify.get('/api/docs/start.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(start));
  for (const file of files)
    fastify.get(`/api/docs/${file}`, ({ raw }, reply) => {
      reply.hijack();
      raw.url = `/${file}`;
      serve(raw, reply.raw);
    });
}
