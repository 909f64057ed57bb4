import { contactKeys, contactKeysOf } from './contact-keys.ts';
import { periodMark, periodOf } from './periods.ts';

/** A change has the time when its transaction began and is visible when it ends, so each query goes back a little. */
const overlap = `interval '30 seconds'`;

/** Characters that are searched of an application's notes, and of her mails, newest first. */
const searchedLetters = 20_000;

const written = (application: string) => `
  concat_ws(' ', '', 'a-' || left(${application}.id::text, 8), ${application}.name, ${application}.email,
    ${application}.country, ${application}.city, ${application}.instagram, ${application}.tiktok,
    ${application}.onlyfans_username, ${application}.whatsapp, regexp_replace(${application}.whatsapp, '\\D', '', 'g'),
    ltrim(${application}.phone_e164, '+'), ${application}.other_socials, ${application}.message,
    (SELECT left(string_agg(notes.text, ' ' ORDER BY notes.created_at DESC), ${searchedLetters})
     FROM notes WHERE notes.application_id = ${application}.id),
    (SELECT left(string_agg(subject || ' ' || replies.text, ' ' ORDER BY at DESC), ${searchedLetters})
     FROM replies WHERE replies.application_id = ${application}.id AND kind = 'reply'))`;

/**
 * The text that an application is searched by, made from its row, and the mark of its period. Pure ASCII needs no
 * folding letter by letter.
 */
export const searchTextOf = (application: string): string => `
  (SELECT CASE WHEN octet_length(written) = length(written) THEN lower(written) ELSE search_text(written) END
     || ' ' || ${periodMark(periodOf(`${application}.created_at`))}
   FROM (SELECT ${written(application)} AS written OFFSET 0) AS made)`;

/** Whether a relation's row changed after its entry in the search index was made. */
export const isStale = (application: string): string => `
  (SELECT changed_at FROM application_search AS known
   WHERE known.application_id = ${application}.id AND known.email_key IS NOT NULL)
    IS DISTINCT FROM ${application}.updated_at`;

const sinceIndexed = `updated_at >= (SELECT indexed_until - ${overlap} FROM search_progress)`;

/** The applications that the search index does not have in their present state. A second brings few. */
const unindexed = (limit: number) => `
  SELECT * FROM applications AS o WHERE ${sinceIndexed} AND ${isStale('o')} ORDER BY updated_at DESC LIMIT ${limit}`;

// After a flood that the index still follows, more than these would hold up the desk. A list asks for duplicates each
// time, and normalizing a handle costs more than making a text.
export const unindexedRows = unindexed(20_000);
const comparedRows = unindexed(1_000);

/** For the head of a query: their contact keys, made once in a statement, however often they are asked for. */
export const withUnindexed = `
  WITH unindexed AS MATERIALIZED (SELECT id, sealed_at, ${contactKeysOf('o')} FROM (${comparedRows}) AS o)`;

/** A condition on `applications`: it was sent from an address, in upper or lower case. */
export const isFrom = (address: string): string => `
  lower(email) = lower(${address}) AND id IN (
    SELECT application_id FROM application_search WHERE email_key = lower(${address})
    UNION SELECT id FROM (
      SELECT id, email FROM applications WHERE ${sinceIndexed} ORDER BY updated_at DESC LIMIT 100000
    ) AS changed WHERE lower(email) = lower(${address}))`;

/** The contact keys of a relation with the columns of `applications`, made again only when the index is behind. */
export const knownKeysOf = (application: string): string => `
  SELECT ${contactKeys.join(', ')} FROM application_search
  WHERE application_id = ${application}.id AND changed_at = ${application}.updated_at AND email_key IS NOT NULL
  UNION ALL SELECT ${contactKeysOf(application)} LIMIT 1`;
