const isTest = (file) => /\.test\.\w+$|\/test\/|^apps\/e2e\/|^libs\/test-kit\/|^(deploy\/load|tools|helm)\//.test(file);

/** The number of quoted occurrences of a path, with any names of its parameters. */
function count(path, sources) {
  const pattern = path.replace(/[.]/g, '\\$&').replace(/\{\w+\}/g, '(?::\\w+|\\$?\\{[^}]*\\}|\\*)');
  const written = new RegExp(`['"\`]/?${pattern.slice(1)}(?=['"\`?])`, 'g');
  return sources.reduce((sum, text) => sum + (text.match(written)?.length ?? 0), 0);
}

/**
 * Paths of the contract that occur in the product's sources more than once for each of their methods.
 * @param rows rows of the contract
 * @param sources text by file
 */
export function repeatedPaths(rows, sources) {
  const texts = [...sources].filter(([file]) => !isTest(file)).map(([, text]) => text);
  const methods = (path) => rows.filter((row) => row.path === path).length;
  const paths = [...new Set(rows.map(({ path }) => path))];
  return paths
    .filter((path) => count(path, texts) > methods(path))
    .map((path) => `${path} is written again: take it from its row in libs/contracts`);
}
