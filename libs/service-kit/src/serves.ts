import type { Endpoint, endpoints, innerEndpoints } from '@blue-peony/contracts';
import {
  applyDecorators,
  createParamDecorator,
  HttpCode,
  RequestMapping,
  RequestMethod,
  UseGuards,
  type ExecutionContext,
} from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { MultipartFileStream } from '@nestjs/platform-fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from './app-error.ts';
import { StaffGuard, type StaffIdentity } from './identity.ts';
import { validationError } from './problem-filter.ts';
import { rowOf } from './row-of.ts';
import { ServiceGuard } from './service-token.ts';

type Parsed<R, Part extends string> = R extends { [P in Part]: infer S extends z.ZodType } ? z.output<S> : undefined;

/** Argument of a method that serves a row: every part is validated by the row's schema. */
export type Call<R extends Endpoint> = {
  params: Parsed<R, 'params'>;
  query: Parsed<R, 'query'>;
  body: Parsed<R, 'body'>;
  /** The file part that FileStreamInterceptor found, for rows with a file. */
  file: R extends { file: string } ? MultipartFileStream | undefined : undefined;
  staff: R['who'] extends 'anyone' | 'applicant' | 'buyer' | 'service' ? undefined : StaffIdentity;
  request: FastifyRequest;
};

type Rows = typeof endpoints & typeof innerEndpoints;

/** The call of each contract row, keyed by row name. */
export type Calls = { [Name in keyof Rows]: Call<Rows[Name]> };

type Found<R extends Endpoint> = {
  [Name in keyof Rows]: Rows[Name] extends Pick<R, 'method' | 'path'> ? Name : never;
}[keyof Rows];
/** The name of a row, which the method that serves it must have; a row outside of the contract has none. */
type NameOf<R extends Endpoint> = [Found<R>] extends [never] ? string : Found<R>;

/** The service's answer to a row; rows with a media type of their own are answered through Nest or Fastify directly. */
export type Answer<R extends Endpoint> = R extends { content: string } ? unknown : z.input<R['response']>;

type Serving<R extends Endpoint> = (call: Call<R>, ...rest: never[]) => Answer<R> | Promise<Answer<R>>;

/** Creates the `@Serves` decorator; `edge` adds the guards that the row's `who` requires. */
export const servesBehind =
  (edge: (row: Endpoint) => MethodDecorator) =>
  <R extends Endpoint>(row: R) =>
  <T extends Serving<R>>(target: object, name: NameOf<R>, descriptor: TypedPropertyDescriptor<T>): void => {
    ReadCall(row)(target, name, 0);
    applyDecorators(Route(row), edge(row))(target, name, descriptor);
  };

/** Binds a method of an inner service to a contract row. A wrong name, argument or answer does not compile. */
export const Serves = servesBehind(({ who }) => {
  if (who === 'service') return UseGuards(ServiceGuard);
  return who === 'staff' || who === 'photo-link' ? UseGuards(StaffGuard) : applyDecorators();
});

/** The route and status of a row; Fastify's hooks and parsers find the row by `rowOf`. */
export const Route = (row: Endpoint): MethodDecorator =>
  applyDecorators(
    RequestMapping({ method: RequestMethod[row.method], path: routeOf(row) }),
    HttpCode(row.status ?? 200),
    RouteConfig({ row }),
  );

/** Lets a route outside the contract take a plain form. The gateway gets its bytes. */
export const TakesForm = (): MethodDecorator => RouteConfig({ form: true });

export const takesForm = (request: unknown): boolean =>
  rowOf(request)?.encoding === 'form' || 'form' in (request as FastifyRequest).routeOptions.config;

/** The path of a row as Fastify writes it. */
export const routeOf = ({ path }: Endpoint): string => path.replace(/\{(\w+)\}/g, ':$1');

const ReadCall = createParamDecorator((row: Endpoint, context: ExecutionContext) => {
  const request = context.switchToHttp().getRequest<FastifyRequest & { staff?: StaffIdentity; file?: unknown }>();
  const { staff, file } = request;
  return { ...readAddress(row, request), body: parse(row.body, request.body), file, staff, request };
});

/**
 * Validates path parameters and query.
 * @throws AppError `not_found` for invalid path parameters, `validation_failed`
 */
export function readAddress(row: Endpoint, request: FastifyRequest) {
  const params = row.params?.safeParse(request.params);
  if (params?.success === false) throw new AppError('not_found');
  return { params: params?.data, query: parse(row.query, request.query) };
}

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  const parsed = schema?.safeParse(value);
  if (parsed?.success === false) throw validationError(parsed.error.issues);
  return parsed?.data;
}

/** Largest signed body, in bytes. */
const signedBodyLimit = 1024 * 1024;

/** Pages, photos and files: clients ask about them by HEAD before they load them, and their services then count nothing. */
const asked: readonly Endpoint['content'][] = [
  'text/html',
  'text/css',
  'image/jpeg',
  'application/octet-stream',
  '*/*',
];

/** Fails the start when a path is declared twice or a row has no route, and refuses HEAD where it would do the work of a GET. */
export function holdToContract(fastify: FastifyInstance, rows: readonly Endpoint[]): void {
  const routes = new Set<string>();
  const keyOf = (method: string, url: string) => `${method} ${url.replace(/:\w+/g, ':')}`;
  fastify.addHook('onRoute', (route) => {
    const { method, url, config } = route;
    const { row } = (config ?? {}) as { row?: Endpoint };
    // Signed bodies from other systems may be larger than ours, up to a limit.
    if (row?.largestBody) route.bodyLimit = row.largestBody;
    else if (row?.encoding === 'bytes') route.bodyLimit = signedBodyLimit;
    // Fastify itself adds HEAD to every GET.
    for (const each of [method].flat().filter((name) => name !== 'HEAD')) {
      if (routes.has(keyOf(each, url))) throw new Error(`Two routes serve ${each} ${url}`);
      routes.add(keyOf(each, url));
    }
  });
  fastify.addHook('onRequest', (request, reply, done) => {
    const row = rowOf(request);
    if (request.method !== 'HEAD' || !row || asked.includes(row.content)) return done();
    const allowed = rows.filter(({ path }) => path === row.path).map(({ method }) => method);
    reply.header('allow', allowed.join(', '));
    done(new AppError('method_not_allowed'));
  });
  fastify.addHook('onReady', async () => {
    const missing = rows.filter((row) => !routes.has(keyOf(row.method, routeOf(row))));
    if (missing.length > 0) throw new Error(`No route serves ${missing.map(({ path }) => path).join(', ')}`);
  });
}
