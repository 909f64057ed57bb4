/**
 * Paths that pages and links contain. They are separate from their rows, so that the browser does not load the rows'
 * schemas.
 */
export const publicPaths = {
  uploadPhoto: '/api/uploads',
  submitApplication: '/api/applications',
  openPlainForm: '/api/apply/{language}',
  openWithdrawal: '/api/withdrawal/{language}',
  createCheckout: '/api/checkouts',
  readOrder: '/api/orders/{orderId}',
  answerConsents: '/api/orders/{orderId}/consents',
  readConfirmation: '/api/orders/{orderId}/confirmation',
  checkPayment: '/api/orders/{orderId}/check',
  readReceipt: '/api/orders/{orderId}/receipt',
  allowReviewMail: '/api/orders/{orderId}/review',
  trackPurchase: '/api/orders/{orderId}/purchase-event',
  requestFreshLinks: '/api/fresh-links',
  showShopNotice: '/api/shop.css',
  listGuideFiles: '/api/guide-files/{segment}',
  readMyApplication: '/api/my/application',
  withdrawMyApplication: '/api/my/application/withdrawal',
  exportMyApplication: '/api/my/application/export',
  listMyLooks: '/api/my/application/looks',
  addMyPhoto: '/api/my/application/photos',
  openMyPhoto: '/api/my/application/photos/{name}',
  requestMyLinks: '/api/my/links',
  confirmMyAddress: '/api/my/address',
  countFunnel: '/api/funnel',
  readLegalText: '/api/legal/{version}/{language}',
  listApplications: '/api/admin/applications',
} as const;

/** Scheme of `Authorization: Application <secret>`: an applicant's credential for their own application. */
export const applicantScheme = 'Application';
/** Scheme of `Authorization: Order <secret>`: a buyer's credential for one order. */
export const orderScheme = 'Order';

/** Fills a path's parameters; a missing value becomes empty. */
export const fillPath = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
