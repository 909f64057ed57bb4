// Import cycles, each with its files in import order.

/**
 * @param {Map<string, string[]>} graph path → paths that it imports
 * @returns {string[][]} no file is in two of them
 */
export function circles(graph) {
  /** @type {string[][]} */
  const found = [];
  const left = new Map(graph);
  /** @returns {any} */
  const next = (path) => (graph.get(path) ?? []).find((target) => left.has(target));
  for (;;) {
    leaveOutEnds(left);
    const [start] = left.keys();
    if (start === undefined) return found;
    // Each remaining file imports another remaining one, so any walk ends in a cycle.
    /** @type {string[]} */
    const walk = [];
    for (let at = start; !walk.includes(at); at = next(at)) walk.push(at);
    const circle = walk.slice(walk.indexOf(next(String(walk.at(-1)))));
    found.push(circle);
    for (const path of circle) left.delete(path);
  }
}

/** Removes files that import none of the others, until no such file is left. */
function leaveOutEnds(left) {
  for (let before = -1; before !== left.size;) {
    before = left.size;
    for (const [path, targets] of left) if (!targets.some((target) => left.has(target))) left.delete(path);
  }
}
