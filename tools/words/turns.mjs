// Turns of phrase that `docs/writing.md` sends away, with what to write.

/** @type {[RegExp, string][]} */
const turns = [
  [/\banew\b/i, 'again'],
  [/\be-mail/i, 'email'],
  [/\bwork(?:s|ed|ing)? off\b/i, 'process'],
  [/\bg(?:ive|ives|ave|iven|iving) up on\b/i, 'abandon, or dead-letter'],
  [/\b(?:takes?|taking|took) (?:its|their|his|her|one’s|one's) leave\b/i, 'close, or leave'],
  [/\b(?:is|are|was|were|be|been) told of\b/i, 'is reported, or is logged'],
  [/\bso many\b(?! that)/i, 'the number'],
  [/\ba hand’s|\ba hand's|\ba second hand\b/i, 'a second handler'],
  [/\bnone of (?:the|its|their) \w+[’']s(?=[,.;])/i, 'not the fault of'],
  [/\bby and by\b|\bere\b|\bthereof\b|\bwhereof\b|\bhitherto\b|\bherein\b|\bwherein\b|\bupon which\b/i, 'plain words'],
  [/\bshe is (?:there|herself)\b/i, 'they, or the role'],
];

const start = String.raw`(?:^|[.:;!?)] )`;
const verbs = String.raw`(?:is|are|was|were|has|have|had|does|do|did|may|must|can|cannot|will|would|should|[a-z]+s|[a-z]+ed)`;
/** A sentence whose subject is a clause: “What is wrong shows”, “Who changes it must sign in”. A question stays. */
const clause = new RegExp(`${start}(?:Who(?:ever)?|What(?:ever)?|Whichever) ${verbs} (?![^.!?]*\\?)[^.;:!?]*`, 'g');

/** @param {{ line: number, text: string }[]} words @returns {string[]} a line for each turn */
export function turnsIn(path, words) {
  return words.flatMap(({ line, text }) => [
    ...turns.flatMap(([turn, instead]) => {
      const found = turn.exec(text);
      return found ? [`${path}:${line} turn: “${found[0]}”; write ${instead}`] : [];
    }),
    ...[...text.matchAll(clause)].map(
      ([found]) => `${path}:${line} turn: “${found.trim().slice(0, 60)}”; start with a noun`,
    ),
  ]);
}
