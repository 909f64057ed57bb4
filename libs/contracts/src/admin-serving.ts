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

/** How the staff app is served, by the gateway and by nginx alike: one page for every path below `root`. */
export const adminServing = {
  root: '/admin',
  /** Built files below it carry the hash of their content in their name. */
  hashed: '/admin/assets/',
  pageHeaders: {
    'cache-control': 'no-store',
    'content-security-policy': contentSecurityPolicy,
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy':
      'camera=(), geolocation=(), microphone=(), publickey-credentials-create=(self), publickey-credentials-get=(self)',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-robots-tag': 'noindex, nofollow',
  },
  hashedHeaders: { 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' },
  fileHeaders: { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' },
};
