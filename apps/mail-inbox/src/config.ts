import { loadConfig, settings, type Environment } from '@blue-peony/service-kit';
import { z } from 'zod';

export const schema = z.object({
  HOST: z.string().default('0.0.0.0'),
  /** Port of the page, which is reachable only from this machine. */
  PORT: settings.port.default(8025),
  SMTP_PORT: settings.port.default(1025),
  DATA_DIR: z.string(),
  /** Takes replies, signed with the secret. Without both nobody can reply. */
  INBOUND_URL: settings.httpUrl.optional(),
  INBOUND_WEBHOOK_SECRET: z.string().min(16).optional(),
});

/** @throws ConfigError that names every wrong setting */
export function readConfig(environment: Environment = process.env) {
  const {
    HOST,
    PORT,
    SMTP_PORT,
    DATA_DIR,
    INBOUND_URL: url,
    INBOUND_WEBHOOK_SECRET: secret,
  } = loadConfig(schema, environment);
  const delivery = url && secret ? { url, secret } : undefined;
  return { host: HOST, port: PORT, smtpPort: SMTP_PORT, dataDir: DATA_DIR, delivery };
}
