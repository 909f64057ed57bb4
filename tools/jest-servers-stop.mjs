import { rm } from 'node:fs/promises';

export default async function stopServers() {
  const running = globalThis.testPostgres;
  if (!running) return;
  globalThis.testPostgres = undefined;
  await running.server.stop();
  await rm(running.folder, { recursive: true, force: true });
}
