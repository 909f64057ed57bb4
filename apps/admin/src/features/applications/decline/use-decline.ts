import { agency } from '@blue-peony/agency';
import {
  answersEndpoints,
  applicationsEndpoints,
  bulkLimit,
  declineFormSchema,
  declineRefusal,
  fillAnswer,
  languages,
  ownWords,
  type AnswerTemplateText,
  type Declined,
  type Language,
} from '@blue-peony/contracts';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useStaff } from '../../../api/session.ts';
import { useCall } from '../../../api/use-call.ts';
import { leavingKey } from '../stream-key.ts';
import { declinedWordsKey, declineWordsKey, useTemplates } from '../answers/use-answers.ts';
import { signatureOf } from '../answers/draft.ts';
import { patchApplication } from '../pages.ts';

type Words = Partial<Record<Language, AnswerTemplateText>>;

/** What the selected applicants would get, and who gets nothing, as the service knows them now. */
export function useDecline(ids: readonly string[], onSent: (declined: Declined) => void) {
  const client = useQueryClient();
  const staff = useStaff();
  // The same for every press of one dialog, so that a second one sends nothing more.
  const [key] = useState(() => crypto.randomUUID());
  const [edits, setEdits] = useState(() => client.getQueryData<Words>(declineWordsKey) ?? {});
  const templates = useTemplates();
  const found = useCall(['to decline', key], applicationsEndpoints.listApplications, {
    query: { ids: ids.join(','), limit: String(bulkLimit) },
  });
  const items = found.data?.items ?? [];
  const sendable = items.filter((item) => !declineRefusal(item));
  const missing = ids.filter((id) => !items.some((item) => item.id === id));

  const wordsIn = (language: Language): AnswerTemplateText | undefined => {
    const template = templates.data?.items.find((one) => one.decision === 'decline' && one.language === language);
    const values = { staff_name: signatureOf(staff), agency: agency.name, mailbox: agency.email };
    const filled = template && {
      subject: fillAnswer(template.subject, values),
      text: fillAnswer(template.text, values),
    };
    return edits[language] ?? filled;
  };
  const letters = languages.flatMap((language) => {
    const readers = sendable.filter((item) => item.language === language);
    const words = wordsIn(language);
    const [reader] = readers;
    return reader && words ? [{ language, readers, words, name: reader.name, example: ownWords(words, reader) }] : [];
  });
  const form = declineFormSchema.safeParse({
    ids: sendable.map(({ id }) => id),
    words: Object.fromEntries(letters.map(({ language, words }) => [language, words])),
  });

  const sending = useMutation({
    mutationFn: () => call(answersEndpoints.declineApplications, { params: { key }, body: form.data }),
    onSuccess: (declined) => {
      client.setQueryData(declinedWordsKey, edits);
      client.removeQueries({ queryKey: declineWordsKey });
      showReplied(client, declined.sent);
      onSent({ sent: declined.sent, refused: [...refused, ...declined.refused] });
    },
    onSettled: () => client.invalidateQueries({ queryKey: leavingKey }),
  });
  const refused = [
    ...items.flatMap((item) => {
      const reason = declineRefusal(item);
      return reason ? [{ id: item.id, reason }] : [];
    }),
    ...missing.map((id) => ({ id, reason: 'unknown' as const })),
  ];
  return {
    loading: found.isPending || templates.isPending,
    failed: found.isError || templates.isError,
    items,
    sendable,
    refused,
    letters,
    valid: form.success,
    edited: (language: Language) => language in edits,
    edit: (language: Language, changes: Partial<AnswerTemplateText> | undefined) => {
      const { [language]: _, ...others } = edits;
      const words = wordsIn(language);
      setEdits(changes && words ? { ...others, [language]: { ...words, ...changes } } : others);
    },
    send: () => form.success && !sending.isPending && sending.mutate(),
    sending: sending.isPending,
    error: sending.error,
  };
}

/** Until the live feed brings the time of the service. */
function showReplied(client: QueryClient, ids: readonly string[]): void {
  const replied_at = new Date().toISOString();
  for (const id of ids) patchApplication(client, id, { replied_at });
}
