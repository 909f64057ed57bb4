import type { Endpoint } from '@blue-peony/contracts';
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call, type Input } from './call.ts';

type Options<E extends Endpoint> = Pick<Input, 'params' | 'query' | 'body' | 'limitMs'> &
  Omit<UseQueryOptions<z.output<E['response']>>, 'queryKey' | 'queryFn'>;

/** Queries a row; the call ends with the component that needs it. */
export const useCall = <E extends Endpoint>(
  queryKey: QueryKey,
  endpoint: E,
  { params, query, body, limitMs, ...options }: Options<E> = {},
) =>
  useQuery({ queryKey, queryFn: ({ signal }) => call(endpoint, { params, query, body, limitMs, signal }), ...options });
