import { loadConfig, settings, type Environment } from '@blue-peony/service-kit';
import { z } from 'zod';

export const schema = z.object({
  HOST: z.string().default('0.0.0.0'),
  /** Port of the page, which is reachable only from this machine. */
  PORT: settings.port.default(8025),
  SMTP_PORT: settings.port.default(1025),
  DATA_DIR: z.string(),
});

/** @throws ConfigError that names every wrong setting */
export function readConfig(environment: Environment = process.env) {
  const { HOST, PORT, SMTP_PORT, DATA_DIR } = loadConfig(schema, environment);
  return { host: HOST, port: PORT, smtpPort: SMTP_PORT, dataDir: DATA_DIR };
}
