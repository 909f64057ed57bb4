import { trackingIds } from '@blue-peony/agency';
import { metaAdapter } from './meta.ts';
import { tiktokAdapter } from './tiktok.ts';
import type { TrackingAdapter } from './tracking-adapter.ts';

export const adapters: readonly TrackingAdapter[] = [
  trackingIds.meta && metaAdapter(trackingIds.meta),
  trackingIds.tiktok && tiktokAdapter(trackingIds.tiktok),
].filter((adapter) => adapter !== '');
