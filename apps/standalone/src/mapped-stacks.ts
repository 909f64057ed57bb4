import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

type Frame = NodeJS.CallSite & { toString(): string };
type Maps = Map<string, SourceMap | undefined>;

/**
 * Shows the places of TypeScript sources in stacks. Node's own `--enable-source-maps` reads the maps of all packages at
 * the start and keeps them in memory, some 20 MB; this reads a map when the first stack needs it.
 * @param folder the URL of the bundles
 */
export function mapStacks(folder: string): void {
  const maps: Maps = new Map();
  Error.prepareStackTrace = (error, frames) =>
    [Error.prototype.toString.call(error), ...frames.map((frame) => `    at ${describe(frame, folder, maps)}`)].join(
      '\n',
    );
}

function describe(frame: Frame, folder: string, maps: Maps): string {
  const text = frame.toString();
  const file = frame.getFileName();
  const [line, column] = [frame.getLineNumber(), frame.getColumnNumber()];
  if (!file?.startsWith(folder) || !line || !column) return text;
  if (!maps.has(file)) maps.set(file, readMap(file));
  const origin = maps.get(file)?.findOrigin(line, column);
  if (!origin || !('fileName' in origin)) return text;
  const source = fileURLToPath(new URL(origin.fileName, file));
  return text.replace(`${file}:${line}:${column}`, `${source}:${origin.lineNumber}:${origin.columnNumber}`);
}

function readMap(file: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(fileURLToPath(`${file}.map`), 'utf8')));
  } catch {
    return undefined;
  }
}
