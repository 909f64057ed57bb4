import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

/** No environment: tests of servers run in the worker's own realm, where packages are loaded once for all files. */
export default class NativeEnvironment {
  global = globalThis;
  fakeTimers = null;
  moduleMocker = new ModuleMocker(globalThis);

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  /** A test that fails by chance leaves little more to go by than what its pages saw. */
  handleTestEvent({ name }) {
    if (name === 'test_fn_failure') globalThis.tellPages?.();
  }

  exportConditions = () => ['node', 'node-addons'];
  getVmContext = () => null;
  async setup() {}
  async teardown() {
    this.fakeTimersModern.dispose();
  }
}
