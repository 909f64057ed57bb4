import { languages, type Language } from '@blue-peony/contracts';
import { answers } from '../i18n/answers.ts';
import { filters } from '../i18n/filters.ts';
import { Select, type Option } from './select.tsx';

const options = languages.map((language): Option => [language, filters.languages[language]]);

type Props = { chosen: Language; onChoose: (language: Language) => void };

export function LanguageChoice({ chosen, onChoose }: Props) {
  return (
    <label className="flex items-center gap-2">
      <span className="text-ink/70">{answers.language}</span>
      <Select
        className="field w-auto"
        value={chosen}
        options={options}
        onChoose={(value) => onChoose(languages.find((one) => one === value) ?? chosen)}
      />
    </label>
  );
}
