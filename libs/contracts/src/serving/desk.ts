const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // data: is for the QR code of authenticator apps, which the session library returns as a data URL.
  // blob: is for pictures of mails, which are fetched with the session's token.
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  // A draft of the site is looked at in a frame.
  "frame-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** How the gateway and nginx serve the staff app: one page for every path below `root`. */
export const adminServing = {
  root: '/admin',
  /** Built files below this path have a content hash in their name. */
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
