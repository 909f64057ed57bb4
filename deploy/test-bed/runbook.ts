// Follows docs/operations.md to the letter: its commands, in the shell of an operator.
import {
  appendFileSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { binary } from './binaries.ts';
import { kubeconfig } from './certificates.ts';
import { at, root } from './paths.ts';
import { run } from './processes.ts';

const page = readFileSync(join(root, 'docs/operations.md'), 'utf8');

/**
 * @param heading of the section
 * @param step of its list; without it the section's own commands
 * @returns its first block of commands or SQL
 * @throws Error when there is none
 */
export function commandsOf(heading: string, step?: number): string {
  const section = page.split(/^#{1,3} /m).find((part) => part.startsWith(`${heading}\n`));
  const part = step ? section?.split(/^(?=\d+\. )/m).find((one) => one.startsWith(`${step}. `)) : section;
  const [, commands] = /^ *```(?:sh|sql)\n([\s\S]*?)^ *```/m.exec(part ?? '') ?? [];
  if (!commands) throw new Error(`docs/operations.md has no commands in ${titleOf(heading, step)}`);
  return commands.replace(/^ {3}/gm, '');
}

const titleOf = (heading: string, step?: number) => (step ? `${heading}, ${step}` : heading);

/**
 * Runs the commands of a step, as `commandsOf` finds them, and stops at the first that fails.
 * @param names what stands there for something of the operator's own
 * @returns what they printed
 */
export type Follow = (heading: string, step?: number, names?: Record<string, string>) => Promise<string>;

/** @param values of the chart @param databaseUrl the owner's */
export async function operator(values: object, databaseUrl: string): Promise<Follow> {
  const own = at('operator');
  const chart = join(own, 'chart');
  rmSync(own, { recursive: true, force: true });
  mkdirSync(own, { recursive: true });
  cpSync(join(root, 'helm/blue-peony'), chart, { recursive: true });
  writeFileSync(join(chart, 'our-values.yaml'), JSON.stringify(values));
  // Without a registry, images have no digests.
  writeFileSync(join(chart, 'digests.yaml'), '{}');
  symlinkSync(binary('kubectl'), join(own, 'kubectl'));
  symlinkSync(String(process.env.HELM_PATH), join(own, 'helm'));
  copyFileSync(kubeconfig('admin'), join(own, 'kubeconfig'));
  const env = {
    ...process.env,
    PATH: `${own}:${process.env.PATH}`,
    KUBECONFIG: join(own, 'kubeconfig'),
    DATABASE_OWNER_URL: databaseUrl,
  };
  const transcript = at('logs', 'runbook.log');

  const follow: Follow = async (heading, step, names = {}) => {
    let commands = commandsOf(heading, step);
    for (const [name, value] of Object.entries(names)) commands = commands.replaceAll(name, value);
    appendFileSync(transcript, `# ${titleOf(heading, step)}\n${commands}`);
    const output = await run('bash', ['-euo', 'pipefail', '-c', commands], { cwd: chart, env, timeout: 900_000 });
    appendFileSync(transcript, `\n${output}\n`);
    return output;
  };
  await follow('Operations on Kubernetes');
  return follow;
}
