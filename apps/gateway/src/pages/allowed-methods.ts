import { endpoints } from '@blue-peony/contracts';

const calls = Object.values(endpoints).map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/** The methods that the contract has for a path; none for a path that it does not know. */
export const allowedMethods = (path: string): string[] =>
  calls.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
