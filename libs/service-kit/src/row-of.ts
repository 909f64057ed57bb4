import type { Endpoint } from '@blue-peony/contracts';
import type { FastifyRequest } from 'fastify';

/** The row that a request belongs to; undefined outside the contract. */
export const rowOf = (request: unknown): Endpoint | undefined =>
  ((request as FastifyRequest).routeOptions?.config as { row?: Endpoint } | undefined)?.row;
