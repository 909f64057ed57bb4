/** File descriptors needed to load the program and to serve a busy hour. */
const needed = 1_024;

type Report = { userLimits?: { open_files?: { soft: number | 'unlimited' } } };

/** A warning for the operator when the descriptor limit of this process is too low. */
export function descriptorProblem(): string | undefined {
  // Windows has no such limit.
  const allowed = (process.report.getReport() as Report).userLimits?.open_files?.soft;
  if (typeof allowed !== 'number' || allowed >= needed) return undefined;
  return `This process may have ${allowed} files and connections open; it needs ${needed}. Raise the limit: ulimit -n ${needed}`;
}
