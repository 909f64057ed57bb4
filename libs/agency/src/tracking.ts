/**
 * The ad pixels by their ids. An empty id means: no such provider, nothing of it is shown or loaded. With one set, the
 * site asks for consent and opens its content security policy to that provider.
 */
export const trackingIds: { meta: string; tiktok: string } = { meta: '', tiktok: '' };
