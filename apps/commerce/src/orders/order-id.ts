import { AppError } from '@blue-peony/service-kit';
import { z } from 'zod';

/** @throws AppError not_found for what is no id at all */
export function orderId(text: string): string {
  const parsed = z.uuid().safeParse(text);
  if (!parsed.success) throw new AppError('not_found');
  return parsed.data;
}
