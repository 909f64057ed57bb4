import { answersEndpoints, type Language } from '@blue-peony/contracts';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { filters } from '../../i18n/filters.ts';
import { templates as text } from '../../i18n/templates.ts';
import { LanguageChoice } from '../../ui/language-choice.tsx';
import { ErrorText } from '../../ui/messages.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TemplateForm, type Typed } from './template-form.tsx';
import { templatesKey } from './use-change-template.ts';

export function Templates() {
  const [language, setLanguage] = useState<Language>('en');
  const [typed, setTyped] = useState<Readonly<Record<string, Typed>>>({});
  const { data, isPending, isError } = useCall(templatesKey, answersEndpoints.listAnswerTemplates);
  return (
    <div className="grid max-w-5xl gap-3">
      <Panel heading={text.heading}>
        <p className="text-muted">{text.explain}</p>
        <dl className="grid gap-x-3 gap-y-1 sm:grid-cols-[auto_1fr]">
          {Object.entries(text.fieldNames).map(([field, meaning]) => (
            <div key={field} className="contents">
              <dt className="font-mono text-xs leading-5">{`{${field}}`}</dt>
              <dd className="text-muted">{meaning}</dd>
            </div>
          ))}
        </dl>
        <LanguageChoice words={filters} chosen={language} onChoose={setLanguage} />
      </Panel>
      {isPending && <p role="status">{text.loading}</p>}
      <ErrorText>{isError && text.failed}</ErrorText>
      {data?.items
        .filter((template) => template.language === language)
        .map((template) => {
          const key = `${template.decision} ${language}`;
          const onTyped = (change: (now: Typed) => Typed) => setTyped((all) => ({ ...all, [key]: change(all[key]) }));
          return <TemplateForm key={key} template={template} typed={typed[key]} onTyped={onTyped} />;
        })}
    </div>
  );
}
