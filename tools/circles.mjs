// Circles of imports, each with its files in the order of their imports.

/**
 * @param {Map<string, string[]>} graph path → paths that it imports
 * @returns {string[][]} no file is in two of them
 */
export function circles(graph) {
  const found = [];
  const left = new Map(graph);
  const next = (path) => graph.get(path).find((target) => left.has(target));
  for (;;) {
    leaveOutEnds(left);
    const [start] = left.keys();
    if (start === undefined) return found;
    // Every file that is left imports another one of them, so any walk comes back to a file on it.
    const walk = [];
    for (let at = start; !walk.includes(at); at = next(at)) walk.push(at);
    const circle = walk.slice(walk.indexOf(next(walk.at(-1))));
    found.push(circle);
    for (const path of circle) left.delete(path);
  }
}

/** Removes files that import nothing of the rest, until none is left of them. */
function leaveOutEnds(left) {
  for (let before = -1; before !== left.size;) {
    before = left.size;
    for (const [path, targets] of left) if (!targets.some((target) => left.has(target))) left.delete(path);
  }
}
