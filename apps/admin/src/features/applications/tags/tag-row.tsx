import { peopleEndpoints, type ReviewedApplication } from '@blue-peony/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { useMay } from '../../../api/session.ts';
import { useTags } from '../../../api/tags.ts';
import { ErrorText } from '../../../ui/messages.tsx';
import { Select } from '../../../ui/select.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { patchApplication } from '../pages.ts';
import { tagging as text } from './tag-words.ts';

/** The tags of an application. Nothing at all while the owners' list is empty. */
export function TagRow({ application: { id, tags: ids } }: { application: ReviewedApplication }) {
  const { tags, tagsOf } = useTags();
  const mayTag = useMay('applications.review');
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: ({ tag, on }: { tag: string; on: boolean }) =>
      call(on ? peopleEndpoints.tagApplication : peopleEndpoints.untagApplication, { params: { id, tag } }),
    onSuccess: (answer) => patchApplication(client, id, { tags: answer.tags }),
  });
  const free = tags.filter((tag) => !ids.includes(tag.id));
  if (tags.length === 0) return null;
  return (
    <div role="group" aria-label={text.label} className="flex flex-wrap items-center gap-1.5">
      {tagsOf(ids).map(({ id: tag, name, color }) => (
        <Tag key={tag} tone={color}>
          <bdi>{name}</bdi>
          {mayTag && (
            <button
              type="button"
              className="-mr-1.5 ml-0.5 size-6 cursor-pointer rounded-full"
              aria-label={text.remove(name)}
              disabled={change.isPending}
              onClick={() => change.mutate({ tag, on: false })}
            >
              ×
            </button>
          )}
        </Tag>
      ))}
      {mayTag && free.length > 0 && (
        <Select
          className="field field-small max-w-36"
          aria-label={text.add}
          value=""
          disabled={change.isPending}
          options={free.map(({ id: tag, name }) => [tag, name])}
          onChoose={(tag) => change.mutate({ tag, on: true })}
        >
          <option value="">{text.add}</option>
        </Select>
      )}
      <ErrorText>{change.isError && text.failed}</ErrorText>
    </div>
  );
}
