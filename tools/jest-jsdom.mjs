import { TestEnvironment as JsdomEnvironment } from 'jest-environment-jsdom';

const fromNode = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'AbortController',
  'AbortSignal',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextDecoderStream',
  'structuredClone',
];

/** jsdom, extended with web APIs that only Node has. */
export default class WebEnvironment extends JsdomEnvironment {
  #channels = [];

  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] = globalThis[name];
    // jsdom's own has no `subtle`, and no setter.
    Object.defineProperty(this.global, 'crypto', { value: crypto, configurable: true });
    // A page's channels end with the page; Node's must be closed, or they keep the process running.
    const channels = this.#channels;
    this.global.BroadcastChannel = class extends BroadcastChannel {
      constructor(name) {
        super(name);
        channels.push(this);
      }
    };
  }

  async teardown() {
    for (const channel of this.#channels) channel.close();
    await super.teardown();
  }
}
