export * from './agency.ts';
export * from './checkout-fallbacks.ts';
export * from './claims.ts';

export * from './launch.ts';
export * from './legal-entity.ts';
export * from './mark.ts';
export * from './provider-sales.ts';
export * from './seller.ts';
export * from './testimonial-videos.ts';
export * from './tracking.ts';
export type { Story, Three, VideoWords, Voice } from './people.ts';
