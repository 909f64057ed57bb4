import { endpoints } from '@blue-peony/contracts';

const calls = Object.values(endpoints).map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/** The methods of the contract for a path; empty for an unknown path. */
export const allowedMethods = (path: string): string[] =>
  calls.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
