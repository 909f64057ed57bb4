import { answersEndpoints, type AnswerTemplate, type AnswerTemplateText } from '@blue-peony/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

export const templatesKey = ['answer templates'];

export function useChangeTemplate({ decision, language, version }: AnswerTemplate) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (template: AnswerTemplateText | null) =>
      call(answersEndpoints.changeAnswerTemplate, { params: { decision, language }, body: { version, template } }),
    onError: () => client.invalidateQueries({ queryKey: templatesKey }),
    onSuccess: (changed) =>
      client.setQueryData<{ items: AnswerTemplate[] }>(
        templatesKey,
        (list) =>
          list && {
            items: list.items.map((one) => (one.decision === decision && one.language === language ? changed : one)),
          },
      ),
  });
}
