import { failureOf, saveFile } from '@blue-peony/ui';
import { proofOf } from './api.ts';

/** Milliseconds. */
const limit = 20_000;

/** Saves a PDF of an order. No link could: it would hold the order's secret. @throws {RequestFailure} */
export async function savePaper(path: string, orderId: string, fileName: string): Promise<void> {
  const response = await fetch(path, { headers: proofOf(orderId), signal: AbortSignal.timeout(limit) });
  if (!response.ok) throw failureOf({ status: response.status }, await response.text());
  saveFile(await response.blob(), fileName);
}
