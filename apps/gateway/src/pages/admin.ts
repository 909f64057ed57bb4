import type { IncomingMessage, ServerResponse } from 'node:http';
import { StaticFiles } from './static-files.ts';

const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // data: is the picture for authenticator apps, as the session library hands it out.
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const pageHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': contentSecurityPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex, nofollow',
};

const root = '/admin';
// Built files carry the hash of their content in their name.
const hashed = `${root}/assets/`;

/** The staff app: one page for every path below `/admin`. */
export class Admin {
  private readonly files: StaticFiles;

  constructor(directory: string) {
    this.files = new StaticFiles(directory);
  }

  static owns(path: string): boolean {
    return path === root || path.startsWith(`${root}/`);
  }

  /** @returns false for a built file that does not exist */
  send(request: IncomingMessage, response: ServerResponse, path: string): boolean {
    const isPage = !/\.\w+$/.test(path) || path.endsWith('.html');
    if (isPage) return this.files.send(request, response, 'index.html', { headers: pageHeaders });
    const cache = path.startsWith(hashed) ? 'public, max-age=31536000, immutable' : 'no-cache';
    return this.files.send(request, response, path.slice(root.length + 1), { headers: { 'cache-control': cache } });
  }
}
