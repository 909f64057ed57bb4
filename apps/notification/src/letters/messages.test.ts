import { afterEach, expect, test } from '@jest/globals';
import { agency, offices } from '@blue-peony/agency';
import { adoptWith, messages } from '@blue-peony/agency/words';
import { languages, type Language } from '@blue-peony/contracts';
import { placeholdersOf } from '@blue-peony/language';
import { mailsIn, staffMails } from '../../test/samples.ts';

const flat = (texts: object, path = ''): [path: string, text: string][] =>
  Object.entries(texts).flatMap(([key, text]: [string, unknown]) =>
    typeof text === 'string' ? [[path + key, text] as [string, string]] : flat(text as object, `${path}${key}.`),
  );
const textsOf = (language: Language) => {
  const { applicant, buyer, cases, sale } = messages[language];
  return flat({ applicant, buyer, cases, sale });
};

afterEach(() => adoptWith({}, {}));

test.each(languages)('the mails in %s have the keys and placeholders of English', (language) => {
  const shape = (texts: [string, string][]) =>
    Object.fromEntries(texts.map(([key, text]) => [key, placeholdersOf(text)]));
  // A greeting by name needs the vocative in Polish and Ukrainian, which nobody can form of every name.
  const nameless = ['pl', 'ukr'].includes(language) && { 'applicant.received.greeting': [] };
  expect(shape(textsOf(language))).toEqual({ ...shape(textsOf('en')), ...nameless });
});

test.each(languages)('the mails in %s leave no text empty and borrow none from English', (language) => {
  const english = new Map(textsOf('en'));
  for (const [key, text] of textsOf(language)) {
    expect(text.trim()).not.toBe('');
    if (language !== 'en') expect([key, text]).not.toEqual([key, english.get(key)]);
  }
});

test.each(languages)('the mails in %s name neither the trade nor the platform', (language) => {
  const all = textsOf(language).map(([, text]) => text);
  expect(all.join(' ')).not.toMatch(/only\s?fans|adult content|creator|porn|erotic|nude|model|nsfw/i);
});

const velvet = {
  agency: { name: 'Velvet Rose Management', email: 'hello@velvet.example' },
  offices: [{ id: 'north', country: 'NO', names: { en: 'Oslo', pl: 'Oslo', de: 'Oslo', ukr: 'Осло', th: 'ออสโล' } }],
  legalEntity: { name: 'Velvet Rose AS', address: ['1 Harbor Street'], country: 'NO' },
  mark: { viewBox: '0 0 8 8', drawing: '<circle r="4"/>' },
  colors: { brand: '#a01030' },
};

test('no mail of a second agency, in any language, names the first one or has its colors', () => {
  const first = [agency.name, agency.email.split('@')[1]!, ...offices.flatMap(({ names }) => Object.values(names))];
  adoptWith(velvet, {});
  const mails = [...languages.map(mailsIn), staffMails()].flatMap((named) => Object.entries(named));
  expect(mails.length).toBeGreaterThan(150);
  for (const [name, mail] of mails)
    expect([name, first.filter((word) => JSON.stringify(mail).includes(word))]).toEqual([name, []]);
  expect(JSON.stringify(mailsIn('th').receipt)).toContain('Velvet Rose AS');
  expect(mails.filter(([, { html }]) => /#4c6fff|#3454d1|✿/.test(html))).toEqual([]);
});

test('mails say an owner’s sentences and labels, also where they take in her promise, until she takes them back', () => {
  const said = () => {
    const { assessed_rejected, changed, receipt } = mailsIn('pl');
    return [receipt!.subject, assessed_rejected!.text, changed!.text].join('\n');
  };
  const before = said();
  adoptWith(velvet, {
    'pl/agency/buyer#buyer.receipt.subject': 'Twoje pliki od {agency} ({reference})',
    'pl/agency/promises#promises.noJudgment': 'Nie oceniamy nikogo.',
    'pl/agency/fields#fields.whatsapp': 'Numer WhatsApp',
    'en/agency/buyer#buyer.receipt.subject': 'Not hers',
  });
  for (const words of ['Twoje pliki od Velvet Rose Management (4C1F9', 'Nie oceniamy nikogo.', 'Numer WhatsApp: '])
    expect(said()).toContain(words);
  adoptWith({}, {});
  expect(said()).toBe(before);
});
