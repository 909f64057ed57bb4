import type { Site } from '@blue-peony/contracts';

/** Whether visitors of this server see the newest revision. Readiness and the desk tell it. */
export class SiteState {
  rendering: Site['rendering'] = { state: 'current' };

  /** @throws Error while the newest revision could not be rendered */
  async check(): Promise<void> {
    if (this.rendering.state === 'failed') throw new Error(this.rendering.reason);
  }
}
