import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { composeEnvironment, readCompose, tool } from '@blue-peony/test-kit';
import { Ajv2020 } from 'ajv/dist/2020.js';

const files = ['docker-compose.yml', 'docker-compose.dev.yml'];

test.each(files)('%s is written as the Compose specification says', (file) => {
  const schema = JSON.parse(readFileSync(tool('COMPOSE_SPEC_PATH'), 'utf8')) as object;
  const validate = new Ajv2020({ strict: false, validateFormats: false, allErrors: true }).compile(schema);
  expect(validate(readCompose(file))).toBe(true);
  expect(validate({ services: { web: { imgae: 'nginx' } } })).toBe(false);
});

/** Why a service has less than the rest. */
const exceptions: Record<string, string[]> = {
  // Writes the secrets into volumes that the engine makes for root, without any capability and without a network.
  secrets: ['user'],
  // Their start scripts write into the image's own folders.
  postgres: ['read_only'],
  rabbitmq: ['read_only'],
};

test('each container has a user, no capability, no new privileges and a root that nobody writes to', () => {
  const services = Object.entries(readCompose(files[0]).services as Record<string, Record<string, unknown>>);
  const wanting = services.map(([name, { user, cap_drop, cap_add, security_opt, read_only }]) => {
    const holds = {
      user: /^[1-9]\d*:\d+$/.test(String(user)),
      cap_drop: String(cap_drop) === 'ALL',
      cap_add: cap_add === undefined,
      security_opt: String(security_opt) === 'no-new-privileges:true',
      read_only: read_only === true,
    };
    return [name, Object.entries(holds).flatMap(([what, held]) => (held ? [] : [what]))];
  });
  expect(Object.fromEntries(wanting.filter(([, missing]) => missing!.length > 0))).toEqual(exceptions);
});

test('pages have the address that mails name', () => {
  expect(composeEnvironment('gateway').PUBLIC_URL).toBe(composeEnvironment('notification').PUBLIC_URL);
});

test('the README names every image of a registry, none of which has been seen to run', () => {
  const root = resolve(import.meta.dirname, '../../..');
  const [nginx] = /nginx:[\w.-]+/.exec(readFileSync(join(root, 'deploy/web/Dockerfile'), 'utf8'))!;
  const images = Object.values(readCompose().services).map(({ image }) => image);
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  for (const image of [nginx, ...images.filter((name) => !name.startsWith('blue-peony/'))])
    expect(readme).toContain(`\`${image}\``);
});

test('every image is pinned to one version', () => {
  const images = Object.values(readCompose(files[0]).services).map(({ image }) => image);
  for (const image of images) expect(image).toMatch(/:(v?\d+\.\d+[\w.-]*|\$\{TAG:-\d+\.\d+\.\d+\})$/);
});
