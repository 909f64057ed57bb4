/**
 * The ids of the ad pixels. A provider with an empty id is not shown or loaded. With an id, the site asks for consent
 * and allows the provider in its content security policy.
 */
export const trackingIds: { meta: string; tiktok: string } = { meta: '', tiktok: '' };
