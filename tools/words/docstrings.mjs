// Which public classes and types have a docstring.
import { parseSync } from 'rolldown/utils';

const kinds = new Set(['ClassDeclaration', 'TSInterfaceDeclaration', 'TSTypeAliasDeclaration']);

/** @returns {{ path: string, line: number, name: string, isDescribed: boolean }[]} the exported classes and types of a source */
export function publicNamesIn(path, source) {
  const { program, comments } = parseSync(path, source);
  const isDocstring = ({ type, value }) => type === 'Block' && value.startsWith('*');
  return program.body.flatMap((node) => {
    const { declaration } = /** @type {any} */ (node);
    if (node.type !== 'ExportNamedDeclaration' || !kinds.has(declaration?.type)) return [];
    const start = Math.min(node.start, ...(declaration.decorators ?? []).map((decorator) => decorator.start));
    const isDescribed = comments.some(
      (comment) => isDocstring(comment) && source.slice(comment.end, start).trim() === '',
    );
    return [{ path, line: source.slice(0, start).split('\n').length, name: declaration.id.name, isDescribed }];
  });
}

/** Of the public classes and types of a workspace. */
const leastShare = 0.8;

/** @param {ReturnType<typeof publicNamesIn>} names @returns {string[]} a line for each bare name of a workspace with too few docstrings */
export function bareIn(names) {
  const workspaceOf = ({ path }) => path.split('/').slice(0, 2).join('/');
  return [...new Set(names.map(workspaceOf))].flatMap((workspace) => {
    const own = names.filter((name) => workspaceOf(name) === workspace);
    const bare = own.filter(({ isDescribed }) => !isDescribed);
    if (own.length - bare.length >= own.length * leastShare) return [];
    return bare.map(
      ({ path, line, name }) => `${path}:${line} ${name} has no docstring; 80 % of ${workspace} need one`,
    );
  });
}
