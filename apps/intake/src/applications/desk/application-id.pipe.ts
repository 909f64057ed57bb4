import { Injectable, type PipeTransform } from '@nestjs/common';
import { AppError } from '@blue-peony/service-kit';
import { z } from 'zod';

/** What cannot be an application's id names none: 404, like an id that nothing has. */
@Injectable()
export class ApplicationId implements PipeTransform<string, string> {
  transform(id: string): string {
    if (!z.uuid().safeParse(id).success) throw new AppError('not_found');
    return id;
  }
}

/** @throws AppError not_found for what a lookup did not find */
export function found<T>(value: T | undefined): T {
  if (value === undefined) throw new AppError('not_found');
  return value;
}
