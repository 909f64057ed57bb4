import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteContent, SiteFinding } from '@blue-peony/contracts';
import { AppError } from '@blue-peony/service-kit';
import type { GatewayConfig } from '../config.ts';

/** Bytes of the film of the first screen, which plays by itself: more is said, and too much is refused. */
const heroFilm = { path: 'facts.agency.hero.video', said: 150_000, most: 600_000 };
const limitMs = 5_000;

/** Where files are. */
export type Places = Pick<GatewayConfig, 'siteDir' | 'intakeUrl'>;

/** Finds files that facts name and nobody has, and says what weighs too much. @throws AppError unavailable */
export async function checkMedia(facts: SiteContent['facts'], places: Places): Promise<SiteFinding[]> {
  const named = [...addressesIn('facts', facts)];
  const findings = named.map(async ([path, address]): Promise<SiteFinding[]> => {
    const bytes = await bytesOf(address, places);
    if (bytes === undefined) return [{ path, problem: 'This file is not there.' }];
    if (path !== heroFilm.path || bytes <= heroFilm.said) return [];
    const weight = `It weighs ${Math.round(bytes / 1_000)} kB`;
    return bytes > heroFilm.most
      ? [{ path, problem: `${weight}; the most is ${heroFilm.most / 1_000} kB.` }]
      : [
          {
            path,
            problem: `${weight}: on slow lines it comes late. Up to ${heroFilm.said / 1_000} kB are better.`,
            allowed: true,
          },
        ];
  });
  return (await Promise.all(findings)).flat();
}

function* addressesIn(path: string, value: unknown): Generator<[path: string, address: string]> {
  if (typeof value === 'string' && /^\/(api\/)?media\//.test(value)) yield [path, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) yield* addressesIn(`${path}.${name}`, part);
}

/** @returns undefined for a file that is not there */
async function bytesOf(address: string, { siteDir = '', intakeUrl }: Places): Promise<number | undefined> {
  if (address.startsWith('/media/'))
    return stat(join(siteDir, address)).then(
      ({ size }) => size,
      () => undefined,
    );
  const asked = { method: 'HEAD', signal: AbortSignal.timeout(limitMs) };
  const { status, headers } = await fetch(`${intakeUrl}${address}`, asked).catch((cause: unknown) => {
    throw new AppError('unavailable', { cause });
  });
  if (status !== 200 && status !== 404) throw new AppError('unavailable');
  return status === 200 ? Number(headers.get('content-length')) : undefined;
}
