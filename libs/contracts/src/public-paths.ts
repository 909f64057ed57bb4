/**
 * Paths that a page or a link of ours holds. They stand apart from their rows, whose schemas would otherwise come into
 * the browser with them.
 */
export const publicPaths = {
  uploadPhoto: '/api/uploads',
  submitApplication: '/api/applications',
  createCheckout: '/api/checkouts',
  readOrder: '/api/orders/{orderId}',
  checkPayment: '/api/orders/{orderId}/check',
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
} as const;

/** `Authorization: Application <secret>`: the credential of an applicant for her own application. */
export const applicantScheme = 'Application';
/** `Authorization: Order <secret>`: the credential of a buyer for one order. */
export const orderScheme = 'Order';
