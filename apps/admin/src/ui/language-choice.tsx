import { languages, type Language } from '@blue-peony/contracts';
import { Select } from './select.tsx';

type Props = {
  words: { language: string; languages: Record<Language, string> };
  chosen: Language;
  onChoose: (language: Language) => void;
};

export function LanguageChoice({ words, chosen, onChoose }: Props) {
  return (
    <label className="flex items-center gap-2">
      <span className="text-muted">{words.language}</span>
      <Select
        className="field field-small"
        value={chosen}
        options={languages.map((language) => [language, words.languages[language]])}
        onChoose={(value) => onChoose(languages.find((one) => one === value) ?? chosen)}
      />
    </label>
  );
}
