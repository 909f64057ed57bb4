import { copyFile, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

type Frame = { functionName: string; url: string; lineNumber: number };
type Profile = { nodes: { id: number; callFrame: Frame }[]; samples: number[]; timeDeltas: number[] };

/** Copies the profile of a folder to the temporary folder. @returns its ten functions with the most time of their own */
export async function topOf(folder: string) {
  const file = (await readdir(folder)).find((name) => name.endsWith('.cpuprofile'))!;
  const kept = join(tmpdir(), 'blue-peony-intake.cpuprofile');
  await copyFile(join(folder, file), kept);
  console.log(`The profile is ${kept}: Chromium's developer tools open it.`);
  const { nodes, samples, timeDeltas } = JSON.parse(await readFile(kept, 'utf8')) as Profile;
  const byId = new Map(nodes.map(({ id, callFrame }) => [id, placeOf(callFrame)]));
  const times = new Map<string, number>();
  let all = 0;
  samples.forEach((id, index) => {
    const place = byId.get(id)!;
    if (place.startsWith('(idle)')) return;
    times.set(place, (times.get(place) ?? 0) + timeDeltas[index]!);
    all += timeDeltas[index]!;
  });
  const sorted = [...times].toSorted(([, one], [, other]) => other - one).slice(0, 10);
  return sorted.map(([place, time]) => ({ function: place, 'own time': `${((100 * time) / all).toFixed(1)} %` }));
}

const placeOf = ({ functionName, url, lineNumber }: Frame) =>
  `${functionName || '(anonymous)'} ${url && `${basename(url)}:${lineNumber + 1}`}`;
