import { useTags } from '../../../api/tags.ts';
import { Tag } from '../../../ui/tag.tsx';

export function TagMarks({ ids }: { ids: readonly string[] }) {
  const { tagsOf } = useTags();
  return tagsOf(ids).map(({ id, name, color }) => (
    <Tag key={id} tone={color}>
      <bdi>{name}</bdi>
    </Tag>
  ));
}
