// A stream whose errors nobody listens to ends the process when its other side leaves. The product hands streams on by
// `handOn` and `ownStream` of the service kit, or by `pipeline`, and never by hand.
const helper = 'libs/service-kit/src/hand-on.ts';
const shipped = /^(apps|libs)\/(?!e2e\/|test-kit\/)[^/]+\/src\//;
// Schemas of zod are piped too.
const naked = /\.pipe\((?!\s*z\.)|\bnew\s+(\w+\.)?PassThrough\b/;

/**
 * @param {Map<string, string>} sources path from the root → source
 * @returns {string[]} a line for each stream that the product hands on without an owner of its errors
 */
export const nakedStreams = (sources) =>
  [...sources]
    .filter(([path]) => shipped.test(path) && !/\.test\.\w+$/.test(path) && path !== helper)
    .flatMap(([path, source]) =>
      source.split('\n').flatMap((line, index) => (naked.test(line) ? [`${path}:${index + 1}: ${rule}`] : [])),
    );

export const rule = 'streams are handed on by handOn, ownStream or pipeline alone';
