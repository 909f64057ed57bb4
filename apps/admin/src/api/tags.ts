import { peopleEndpoints, type Tag } from '@blue-peony/contracts';
import { useMay } from './session.ts';
import { useCall } from './use-call.ts';

export const tagsKey = ['tags'];

/** The owners' list, and of it those with given ids. */
export function useTags(): { tags: readonly Tag[]; tagsOf: (ids: readonly string[]) => Tag[] } {
  const { data } = useCall(tagsKey, peopleEndpoints.listTags, {
    enabled: useMay('applications.read'),
    staleTime: 60_000,
  });
  const tags = data?.items ?? [];
  return { tags, tagsOf: (ids) => tags.filter(({ id }) => ids.includes(id)) };
}
