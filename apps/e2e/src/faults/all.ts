import { batchFaults } from './batches.ts';
import { brokerFaults } from './broker.ts';
import { databaseFaults } from './database.ts';
import type { Fault } from './fault.ts';
import { limitFaults } from './limits.ts';
import { mailFaults } from './mail.ts';
import { processFaults } from './processes.ts';
import { storageFaults } from './storage.ts';

export const groups: Record<string, Fault[]> = {
  Processes: processFaults,
  Batches: batchFaults,
  Database: databaseFaults,
  Broker: brokerFaults,
  Mail: mailFaults,
  Storage: storageFaults,
  'Clock and limits': limitFaults,
};
