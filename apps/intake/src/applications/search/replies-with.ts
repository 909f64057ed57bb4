import { searchWords } from '@blue-peony/contracts';
import type { DataSource } from 'typeorm';

/** Letters of a mail among which its line is looked for: what is found beyond them is found without a line. */
const shownLetters = 2_000;

/** @returns by application the line of its newest mail that has one of the words of a search */
export async function repliesWith(database: Pick<DataSource, 'query'>, q: string, applications: { id: string }[]) {
  const rows = await database.query<{ id: string; line: string }[]>(
    `SELECT DISTINCT ON (application_id) application_id AS id, line
     FROM replies, string_to_table(left(subject || E'\\n' || text, ${shownLetters}), E'\\n') WITH ORDINALITY AS lines (line, place)
     WHERE application_id = ANY ($1) AND kind = 'reply'
       AND search_text(' ' || line) LIKE ANY (SELECT search_pattern(unnest($2::text[])))
     ORDER BY application_id, at DESC, place`,
    [applications.map(({ id }) => id), searchWords(q)],
  );
  return new Map(rows.map(({ id, line }) => [id, line]));
}
