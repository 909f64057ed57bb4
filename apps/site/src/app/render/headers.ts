import { createHash } from 'node:crypto';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

type Allowed = {
  scripts: readonly string[];
  styles: readonly string[];
  frames: readonly string[];
  media?: { videos: readonly string[]; images: readonly string[] };
  /** Whether pages of this site may frame it. Other sites never may. */
  framed?: boolean;
  tracking: { scripts: readonly string[]; connections: readonly string[]; images: readonly string[] };
};

/** A page may run exactly the inline scripts named here, and frame, play and reach only the given origins. */
export function pageHeaders({ scripts, styles, frames, media, framed, tracking }: Allowed): Record<string, string> {
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(hash), ...tracking.scripts],
    'style-src': ["'self'", ...styles.map(hash)],
    'img-src': ["'self'", 'blob:', 'data:', ...(media?.images ?? []), ...tracking.images],
    'font-src': ["'self'"],
    'media-src': ["'self'", ...(media?.videos ?? [])],
    'connect-src': ["'self'", ...tracking.connections],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': [framed ? "'self'" : "'none'"],
  };
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': Object.entries(policy)
      .map(([name, values]) => `${name} ${values.join(' ')}`)
      .join('; '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': framed ? 'SAMEORIGIN' : 'DENY',
  };
}

/** In addition, for a page whose address is secret: the address must not reach other sites or search engines. */
export const secretHeaders = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' };

/** In addition, for a page that shows data stored about the visitor. */
export const personalHeaders = { 'cache-control': 'no-store' };

/** For a page that must not run ad pixels. */
export const noTracking = { scripts: [], connections: [], images: [] };

/** Files with a hash in their name never change. */
export const assetHeaders = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
};

export const mediaHeaders = { 'cache-control': 'public, max-age=86400', 'x-content-type-options': 'nosniff' };

export const searchHeaders = (type: string) => ({
  'content-type': `${type}; charset=utf-8`,
  'cache-control': 'public, max-age=3600',
  'x-content-type-options': 'nosniff',
});
