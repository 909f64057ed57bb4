// The import paths of a source file, in every form that TypeScript has.
import { parseSync, Visitor } from 'rolldown/utils';

/**
 * @param {string} path decides the syntax, by its extension
 * @param {string} source
 * @returns {string[]} the paths as written; computed parts are given as their expression in braces: `{entry}`,
 *   `./{name}.ts`
 */
export function imports(path, source) {
  const parsed = parseSync(path, source);
  const found = [
    ...parsed.module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...parsed.module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
  ];
  // The module record lacks require() and import() types. Walking the syntax tree is slow, so it is done only if
  // needed.
  if (parsed.module.dynamicImports.length === 0 && !/\bimport\s*\(|\brequire\b/.test(source)) return found;
  const add = (node) => found.push(written(node, source));
  new Visitor({
    ImportExpression: (node) => add(node.source),
    TSImportType: (node) => add(node.source),
    TSExternalModuleReference: (node) => add(node.expression),
    CallExpression: ({ callee, arguments: [first] }) => {
      if (callee.type === 'Identifier' && callee.name === 'require' && first) add(first);
    },
  }).visit(parsed.program);
  return found;
}

function written(node, source) {
  const text = (part) => `{${source.slice(part.start, part.end)}}`;
  if (node.type === 'TSAsExpression' || node.type === 'ParenthesizedExpression')
    return written(node.expression, source);
  if (typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral') return text(node);
  return node.quasis
    .map(({ value }, index) => value.cooked + (index < node.expressions.length ? text(node.expressions[index]) : ''))
    .join('');
}
