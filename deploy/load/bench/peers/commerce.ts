// Serves downloads as commerce does, from a folder.
import 'reflect-metadata';
import { join } from 'node:path';
import { startCommerce } from '@blue-peony/commerce';
import { InProcessTransport } from '@blue-peony/messaging';
import { createLogger, KeyRing } from '@blue-peony/service-kit';
import { DiskStore } from '@blue-peony/storage';
import { innerKeys } from '@blue-peony/test-kit';

const [url = '', folder = ''] = process.argv.slice(2);
const logger = createLogger({ service: 'load', level: 'error' });
const service = await startCommerce(
  {
    host: '127.0.0.1',
    port: 0,
    databaseUrl: url,
    gatewayJwksUrl: 'http://127.0.0.1:9/',
    publicUrl: 'http://127.0.0.1',
    shopKeys: new KeyRing(['a key for the measurement, of 32 characters and more']),
    innerKeys,
    guideDir: folder,
    provider: { name: 'sandbox', faults: new Set() },
    reconcileEveryMs: 300_000,
  },
  { logger, transport: new InProcessTransport({ logger }), store: new DiskStore(join(folder, 'bucket')) },
);
process.send!({ url: service.url });
