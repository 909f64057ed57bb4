import {
  photoLinkQuerySchema,
  problems as problemTable,
  problemSchema,
  rights,
  type Endpoint,
  type ProblemCode,
} from '@blue-peony/contracts';
import {
  ApiBearerAuth,
  ApiBody,
  type ApiBodyOptions,
  ApiConsumes,
  ApiExcludeEndpoint,
  ApiHeader,
  ApiOperation,
  ApiParam,
  ApiQuery,
  ApiResponse,
  ApiSecurity,
  ApiTags,
} from '@nestjs/swagger';
import { z } from 'zod';

type Decorator = MethodDecorator;
type SchemaObject = Extract<ApiBodyOptions, { schema: unknown }>['schema'];

/** Decorators that describe a row in the OpenAPI document. */
export function documentation(row: Endpoint): Decorator[] {
  if (row.hidden) return [ApiExcludeEndpoint()];
  const { summary, status, who, content = 'application/json', response } = row;
  const answer = {
    description: summary,
    ...(status !== 204 && { content: { [content]: { schema: jsonSchema(response, 'output') } } }),
  };
  return [
    ApiTags(tagOf(row)),
    ApiOperation({ summary }),
    ApiResponse({ status, ...answer }),
    ...(content === 'application/octet-stream' ? [ApiResponse({ status: 206, description: 'A part of it' })] : []),
    ...problemResponses([...refusals(row), ...row.problems]),
    ...(who === 'staff' ? [ApiBearerAuth()] : []),
    ...(who === 'applicant' || who === 'buyer' ? [ApiSecurity(who)] : []),
    ...Object.keys(row.params?.shape ?? {}).map((name) => ApiParam({ name, type: String })),
    ...queryParameters(who === 'photo-link' ? photoLinkQuerySchema : row.query),
    ...requestBody(row),
  ];
}

function tagOf({ service, who, right }: Endpoint): string {
  if (right && rights[right].length === 1) return 'Owners';
  if (who === 'staff' || who === 'photo-link') return 'Staff';
  return service === 'commerce' ? 'Buyers' : 'Applicants';
}

function refusals({ who, limit, presence }: Endpoint): ProblemCode[] {
  const byWho = {
    anyone: [],
    applicant: ['rate_limited'],
    buyer: ['rate_limited'],
    staff: ['unauthorized', 'insufficient_aal', 'forbidden'],
    'photo-link': ['link_expired', 'insufficient_aal', 'forbidden'],
    service: ['unauthorized'],
  } as const satisfies Record<Endpoint['who'], ProblemCode[]>;
  return [
    ...byWho[who],
    ...(presence ? (['reauthentication_needed'] as const) : []),
    ...(limit ? (['rate_limited'] as const) : []),
  ];
}

const { $schema: _, ...problem } = z.toJSONSchema(problemSchema);
const problemContent = { 'application/problem+json': { schema: problem as object } };

/** One response per status, with every problem code that it can carry. */
function problemResponses(codes: readonly ProblemCode[]): Decorator[] {
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of codes) {
    const { status } = problemTable[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return [...byStatus].map(([status, list]) =>
    ApiResponse({ status, description: list.join(', '), content: problemContent }),
  );
}

function requestBody({ who, body, encoding, file }: Endpoint): Decorator[] {
  if (file) return [ApiConsumes('multipart/form-data'), ApiBody({ schema: fileSchema(file) })];
  if (!body || encoding) return [];
  const documented = [ApiBody({ schema: jsonSchema(body, 'input') })];
  return who === 'anyone' ? [...documented, ApiHeader({ name: 'Idempotency-Key', required: false })] : documented;
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): SchemaObject {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest as SchemaObject;
}

const fileSchema = (field: string): SchemaObject => ({
  type: 'object',
  required: [field],
  properties: { [field]: { type: 'string', format: 'binary' } },
});

function queryParameters(query: z.ZodType | undefined): Decorator[] {
  if (!query) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, schema]) =>
    ApiQuery({ name, required: required.includes(name), schema: schema as SchemaObject }),
  );
}
