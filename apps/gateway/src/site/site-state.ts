import type { Site } from '@blue-peony/contracts';

/** What visitors of this server see. Readiness and the desk tell it. */
export class SiteState {
  rendering: Site['rendering'] = { state: 'current' };
  /** Number of the revision; 0 is the site as delivered. */
  shown = 0;

  /** Whether visitors see the newest revision, which this server may not have looked at yet. */
  showing(newest = 0): Site['rendering'] {
    return this.rendering.state === 'current' && this.shown !== newest ? { state: 'rendering' } : this.rendering;
  }

  /** @throws Error while the newest revision could not be rendered */
  async check(): Promise<void> {
    if (this.rendering.state === 'failed') throw new Error(this.rendering.reason);
  }
}
