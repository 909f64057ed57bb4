import {
  photoLinkQuerySchema,
  problems as problemTable,
  problemSchema,
  rights,
  type Endpoint,
  type ProblemCode,
} from '@blue-peony/contracts';
import { z } from 'zod';

type Operations = Record<string, object>;

const secret = (scheme: string) => ({
  type: 'apiKey',
  in: 'header',
  name: 'Authorization',
  description: `${scheme} <secret>`,
});
const securitySchemes = {
  bearer: { scheme: 'bearer', bearerFormat: 'JWT', type: 'http' },
  applicant: secret('Application'),
  buyer: secret('Order'),
};

/**
 * The OpenAPI document of the contract.
 * @param rows by name, which identifies the operation
 * @param others operations outside the contract, by path and method
 */
export function describeApi(
  rows: Readonly<Record<string, Endpoint>>,
  publicUrl: string,
  others: Readonly<Record<string, Operations>> = {},
) {
  const paths: Record<string, Operations> = { ...others };
  for (const [name, row] of Object.entries(rows))
    if (!row.hidden)
      paths[row.path] = { ...paths[row.path], [row.method.toLowerCase()]: { operationId: name, ...operationOf(row) } };
  const info = { title: 'Blue Peony', version: '1' };
  return { openapi: '3.1.0', info, servers: [{ url: publicUrl }], paths, components: { securitySchemes } };
}

function operationOf(row: Endpoint): object {
  const { summary, who } = row;
  const scheme = { staff: 'bearer', applicant: 'applicant', buyer: 'buyer' }[who as string];
  const body = requestBody(row);
  return {
    summary,
    tags: [tagOf(row)],
    parameters: parametersOf(row),
    ...(body && { requestBody: { required: true, content: body } }),
    responses: responsesOf(row),
    ...(scheme && { security: [{ [scheme]: [] }] }),
  };
}

function tagOf({ service, who, right }: Endpoint): string {
  if (right && rights[right].length === 1) return 'Owners';
  if (who === 'staff' || who === 'photo-link') return 'Staff';
  return service === 'commerce' ? 'Buyers' : 'Applicants';
}

function parametersOf({ who, params, query, body, encoding }: Endpoint): object[] {
  const inPath = Object.keys(params?.shape ?? {}).map((name) => parameter('path', name, true, { type: 'string' }));
  const asked = who === 'photo-link' ? photoLinkQuerySchema : query;
  const { properties = {}, required = [] } = asked ? jsonSchema(asked, 'input') : {};
  const inQuery = Object.entries(properties).map(([name, schema]) =>
    parameter('query', name, required.includes(name), schema),
  );
  const repeats = who === 'anyone' && body && !encoding;
  const key = repeats ? [parameter('header', 'Idempotency-Key', false, { type: 'string' })] : [];
  return [...inPath, ...inQuery, ...key];
}

const parameter = (place: string, name: string, required: boolean, schema: unknown) => ({
  name,
  required,
  in: place,
  schema,
});

function requestBody({ body, encoding, file }: Endpoint): object | undefined {
  if (file) {
    const properties = { [file]: { type: 'string', format: 'binary' } };
    return { 'multipart/form-data': { schema: { type: 'object', required: [file], properties } } };
  }
  return body && !encoding ? { 'application/json': { schema: jsonSchema(body, 'input') } } : undefined;
}

const problemContent = { 'application/problem+json': { schema: jsonSchema(problemSchema, 'output') } };

/** One response per status, with every problem code that it can carry. */
function responsesOf(row: Endpoint): object {
  const { summary, status = 200, content = 'application/json', response, problems: own = [] } = row;
  const codes = new Map<number, ProblemCode[]>();
  for (const code of [...refusals(row), ...own]) {
    const refused = problemTable[code].status;
    codes.set(refused, [...(codes.get(refused) ?? []), code]);
  }
  const problems = [...codes].map(([refused, list]) => [
    refused,
    { description: [...new Set(list)].join(', '), content: problemContent },
  ]);
  const answer = status === 204 ? {} : { content: { [content]: { schema: jsonSchema(response, 'output') } } };
  return {
    ...Object.fromEntries(problems),
    ...(content === 'application/octet-stream' && { 206: { description: 'A part of it' } }),
    [status]: { description: summary, ...answer },
  };
}

function refusals({ who, limit, presence, params, query, body, encoding }: Endpoint): ProblemCode[] {
  const byWho = {
    anyone: [],
    applicant: ['not_found', 'rate_limited'],
    buyer: ['rate_limited'],
    staff: ['unauthorized', 'insufficient_aal', 'forbidden'],
    'photo-link': ['link_expired', 'insufficient_aal', 'forbidden'],
    service: ['unauthorized'],
  } as const satisfies Record<Endpoint['who'], ProblemCode[]>;
  return [
    ...byWho[who],
    ...(presence ? (['reauthentication_needed'] as const) : []),
    ...(limit ? (['rate_limited'] as const) : []),
    ...(params ? (['not_found'] as const) : []),
    ...(query || (body && !encoding) ? (['validation_failed'] as const) : []),
  ];
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
