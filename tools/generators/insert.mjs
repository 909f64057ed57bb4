/**
 * Adds text to a file of the repository behind the first match of a pattern.
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} path
 * @param {RegExp} behind
 * @param {string} added
 * @throws Error where the file has changed so much that the pattern no longer matches
 */
export function insert(tree, path, behind, added) {
  const text = tree.read(path, 'utf8') ?? '';
  const match = behind.exec(text);
  if (!match) throw new Error(`${path} has no place for the new code: ${behind}`);
  const at = match.index + match[0].length;
  tree.write(path, text.slice(0, at) + added + text.slice(at));
}

/** The place behind the last import of a file. */
export const imports = /^(?:import [\s\S]*?;\n)+/m;
