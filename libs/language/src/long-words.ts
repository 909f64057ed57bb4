import type { Language } from '@blue-peony/contracts';

/**
 * Words that do not fit a phone's line once the text is twice its size. A bar stands where the word may end with a hyphen; a stem
 * stands for all its endings. `apps/e2e/src/type.deep.test.ts` names a word that is missing here.
 */
// cspell:disable -- parts of words
const stems: Partial<Record<Language, string>> = {
  pl: `
cotygo|dniow niebezpie|czeń opubliko|wałam niedopo|wiedzenia pierw|szeństw potrzebu|jesz potwier|dzeni przeczy|tane społecz|nościow społecz|ności
subskry|bent wideo|rozmow zaawan|sowan`,
  de: `
absender|namen agentur|leitung ansprech|person durch|gegangen aufge|zeichnet aufnahme|kriterien bewer|bung daten|schutz|erklä|rung eingegan|gen
einrich|tungs|gebühr grund|legend herunter|laden kleinge|druckt leistungs|berichte menschen|handel nutzungs|bedin|gungen
partner|schaften profil|manage|ment redak|tions|plan sicherungs|kopien standard|vertrags|klauseln stunden|lange
verbraucher|schutz|vorschriften wieder|zukommen wochen|bericht zurück|zieh`,
  ukr: `
відкли|кати відобра|ження відпові|дала дотри|муємося дотри|муватися забезпе|чуємо заброню|вати заванта|жити
зберіга|тиметься індиві|дуальн конфіден|ційн найпопу|лярніш нейтраль|ним персо|нальн повер|таються повідом|лення підтвер|дження підтрим|кою
соцме|режах`,
};
// cspell:enable

const hyphen = '\u00ad';
type Hyphenate = (text: string) => string;

function hyphenate(list: string): Hyphenate {
  const words = list.trim().split(/\s+/);
  const bare = words.map((word) => word.replaceAll('|', ''));
  const places = new Map(bare.map((word, index) => [word, words[index]!.split('|').map(({ length }) => length)]));
  const long = new RegExp(bare.toSorted((a, b) => b.length - a.length).join('|'), 'giu');
  return (text) =>
    text.replace(long, (word) => {
      let at = 0;
      return places
        .get(word.toLowerCase())!
        .map((length) => word.slice(at, (at += length)))
        .join(hyphen);
    });
}

const byLanguage = new Map(Object.entries(stems).map(([language, list]) => [language as Language, hyphenate(list)]));

/** Marks with soft hyphens, which are shown at the end of a line only, where a long word may be divided. */
export const divideLongWords = (language: Language, text: string): string => byLanguage.get(language)?.(text) ?? text;
