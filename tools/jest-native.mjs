// Runs test files of servers by Node's own import. Jest's virtual modules would load every package again for each file,
// which cost more processor time than most of the tests. The file's own modules are still its own.
import { createRequire, register } from 'node:module';
import { pathToFileURL } from 'node:url';
import circus from 'jest-circus/runner';

register('./jest-native-hooks.mjs', import.meta.url);
process.setSourceMapsEnabled(true);
const require = createRequire(import.meta.url);
let runs = 0;

export default async function runNatively(globalConfig, config, environment, _runtime, path, send) {
  // Jest's own mapping of stack traces knows only its virtual modules; Node maps the others.
  Reflect.deleteProperty(Error, 'prepareStackTrace');
  const { moduleMocker: mocker, fakeTimersModern: timers } = environment;
  const jest = {
    fn: mocker.fn.bind(mocker),
    useFakeTimers: (options) => timers.useFakeTimers(options),
    useRealTimers: () => timers.useRealTimers(),
    advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
    advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
    setTimeout: (ms) => (globalThis[Symbol.for('TEST_TIMEOUT_SYMBOL')] = ms),
  };
  const run = ++runs;
  const runtime = {
    requireInternalModule(file) {
      delete require.cache[file];
      delete globalThis[Symbol.for('EVENT_HANDLERS')];
      return require(file);
    },
    requireModule: require,
    setGlobalsForRuntime: (globals) => (globalThis[Symbol.for('jest-globals')] = { ...globals, jest }),
    unstable_shouldLoadAsEsm: () => true,
    unstable_importModule: (file) => import(`${pathToFileURL(file).href}?run=${run}`),
    enterTestCode() {},
    leaveTestCode() {},
  };
  return (circus.default ?? circus)(globalConfig, config, environment, runtime, path, send);
}
