import type { Endpoint as Contract, ProblemCode } from '@blue-peony/contracts';
import { applyDecorators, HttpCode, RequestMapping, RequestMethod, UseGuards } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  type ApiBodyOptions,
  ApiConsumes,
  ApiHeader,
  ApiOperation,
  ApiParam,
  ApiQuery,
  ApiResponse,
} from '@nestjs/swagger';
import { z } from 'zod';
import { ApiProblems } from './openapi/api-problems.ts';
import { OwnerGuard, StaffGuard } from './identity/staff.guard.ts';

type Decorator = ClassDecorator | MethodDecorator;

/** Serves one call of the contract: its route, status, guard and documentation. */
export function Endpoint(contract: Contract): MethodDecorator {
  const { method, path, summary, status, staff, query, body, file, response, content, problems } = contract;
  const decorators: Decorator[] = [
    RequestMapping({ method: RequestMethod[method], path: path.replace(/\{(\w+)\}/g, ':$1') }),
    HttpCode(status),
    ApiOperation({ summary }),
    ApiResponse({
      status,
      description: summary,
      content: { [content ?? 'application/json']: { schema: jsonSchema(response, 'output') } },
    }),
    ApiProblems([...refusals(staff), ...problems]),
  ];
  for (const [, name] of path.matchAll(/\{(\w+)\}/g)) decorators.push(ApiParam({ name: name!, type: String }));
  if (staff) decorators.push(UseGuards(StaffGuard, ...(staff === 'owner' ? [OwnerGuard] : [])), ApiBearerAuth());
  if (body) decorators.push(ApiBody({ schema: jsonSchema(body, 'input') }));
  if (file) decorators.push(ApiConsumes('multipart/form-data'), ApiBody({ schema: fileSchema(file) }));
  if (query) decorators.push(...queryParameters(query));
  if (method === 'POST' && body && !staff) decorators.push(ApiHeader({ name: 'Idempotency-Key', required: false }));
  return applyDecorators(...decorators);
}

function refusals(staff: Contract['staff']): ProblemCode[] {
  if (staff === 'owner') return ['unauthorized', 'forbidden', 'second_factor_required'];
  return staff ? ['unauthorized'] : [];
}

type SchemaObject = Extract<ApiBodyOptions, { schema: unknown }>['schema'];

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): SchemaObject {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest as SchemaObject;
}

const fileSchema = (field: string): SchemaObject => ({
  type: 'object',
  required: [field],
  properties: { [field]: { type: 'string', format: 'binary' } },
});

function queryParameters(query: z.ZodType): Decorator[] {
  const { properties = {}, required = [] } = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, schema]) =>
    ApiQuery({ name, required: required.includes(name), schema: schema as SchemaObject }),
  );
}
