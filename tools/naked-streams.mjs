// A stream without an error listener ends the process when its peer disconnects. So the product connects streams only
// with `handOn` and `guardedStream` of the service kit, or with `pipeline`.
const helper = 'libs/service-kit/src/hand-on.ts';
const shipped = /^(apps|libs)\/(?!e2e\/|test-kit\/)[^/]+\/src\//;
// zod schemas have a `pipe` method too.
const naked = /\.pipe\((?!\s*z\.)|\bnew\s+(\w+\.)?PassThrough\b/;

/**
 * @param {Map<string, string>} sources path from the root → source
 * @returns {string[]} a line for each stream that is connected without an error listener
 */
export const nakedStreams = (sources) =>
  [...sources]
    .filter(([path]) => shipped.test(path) && !/\.test\.\w+$/.test(path) && path !== helper)
    .flatMap(([path, source]) =>
      source.split('\n').flatMap((line, index) => (naked.test(line) ? [`${path}:${index + 1}: ${rule}`] : [])),
    );

export const rule = 'streams are handed on by handOn, guardedStream or pipeline alone';
