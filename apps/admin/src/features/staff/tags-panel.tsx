import { peopleEndpoints, tagColors, type Tag as StoredTag } from '@blue-peony/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { tagsKey, useTags } from '../../api/tags.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { focusedInDialog } from '../../ui/focused.ts';
import { FormDialog, type Fields } from '../../ui/form-dialog.tsx';
import { Panel } from '../../ui/panel.tsx';
import { problemOf } from '../../ui/problem-of.ts';
import { SelectField } from '../../ui/select.tsx';
import { Tag } from '../../ui/tag.tsx';
import { tagList as text } from './tags-words.ts';

/** `delete`: whether to delete it. */
type Asked = StoredTag & { delete: boolean };

/** The owners' list of tags. */
export function TagsPanel() {
  const { tags } = useTags();
  const client = useQueryClient();
  const [asked, setAsked] = useState<Asked>();
  const saving = useMutation({
    mutationFn: async ({ id, body }: { id: string; body: Fields | undefined }) => {
      const params = { tag: id };
      await (body ? call(peopleEndpoints.saveTag, { params, body }) : call(peopleEndpoints.deleteTag, { params }));
    },
    onSuccess: () => setAsked(undefined),
    onSettled: () => client.invalidateQueries({ queryKey: tagsKey }),
  });
  const ask = (tag: Asked) => {
    saving.reset();
    setAsked(tag);
  };
  return (
    <Panel heading={text.heading}>
      <p className="text-xs text-muted">{text.explain}</p>
      {tags.length === 0 && <p className="text-muted">{text.none}</p>}
      <ul className="grid gap-1 empty:hidden">
        {tags.map((tag) => (
          <li key={tag.id} className="flex flex-wrap items-center justify-between gap-2">
            <Tag tone={tag.color} className="max-w-full truncate">
              <bdi>{tag.name}</bdi>
            </Tag>
            <span>
              <Button look="quiet" aria-label={text.change(tag.name)} onClick={() => ask({ ...tag, delete: false })}>
                {text.changeShort}
              </Button>
              <Button
                look="quiet"
                aria-label={`${text.delete} ${tag.name}`}
                onClick={() => ask({ ...tag, delete: true })}
              >
                {text.delete}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <Button
        className="justify-self-start"
        onClick={() => ask({ id: crypto.randomUUID(), name: '', color: 'plain', delete: false })}
      >
        {text.add}
      </Button>
      {asked && (
        <FormDialog
          danger={asked.delete}
          words={
            asked.delete
              ? { ...text.deleting, heading: text.deleting.heading(asked.name) }
              : { heading: asked.name ? text.change(asked.name) : text.add, confirm: text.save }
          }
          error={problemOf(saving.error, { validation_failed: text.taken }, text.failed)}
          busy={saving.isPending}
          onSubmit={(body) => saving.mutate({ id: asked.id, body: asked.delete ? undefined : body })}
          onClose={() => setAsked(undefined)}
        >
          {!asked.delete && (
            <>
              <Field
                ref={focusedInDialog}
                label={text.name}
                name="name"
                dir="auto"
                maxLength={30}
                defaultValue={asked.name}
                pattern=".*\S.*"
                required
              />
              <SelectField
                label={text.color}
                name="color"
                defaultValue={asked.color}
                options={tagColors.map((color) => [color, text.colors[color]])}
              />
            </>
          )}
        </FormDialog>
      )}
    </Panel>
  );
}
