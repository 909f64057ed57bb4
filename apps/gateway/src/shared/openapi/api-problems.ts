import { problems, problemSchema, type ProblemCode } from '@blue-peony/contracts';
import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { z } from 'zod';

const { $schema: _, ...schema } = z.toJSONSchema(problemSchema);
const content = { 'application/problem+json': { schema: schema as object } };

/** Documents the problem codes that a call can answer, one entry a status. */
export function ApiProblems(codes: readonly ProblemCode[]): MethodDecorator {
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of codes) {
    const { status } = problems[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return applyDecorators(
    ...[...byStatus].map(([status, list]) => ApiResponse({ status, description: list.join(', '), content })),
  );
}
