import { runProcess } from '@blue-peony/service-kit';
import { readConfig } from './config.ts';
import { startMailInbox } from './index.ts';

await runProcess(() => startMailInbox(readConfig()));
