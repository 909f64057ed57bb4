import {
  answerDecisions,
  languages,
  type AnswerDecision,
  type AnswerTemplate,
  type AnswerTemplateText,
  type Language,
} from '@blue-peony/contracts';
import { queryRows } from '@blue-peony/service-kit';
import type { DataSource } from 'typeorm';
import { answerText } from './texts/index.ts';

type Place = { decision: AnswerDecision; language: Language };
type Change = Place & { version: number; staffId: string; template: AnswerTemplateText | null };
type Stored = Place & { version: number; at: Date; staff_id: string; subject: string | null; text: string | null };

const columns = 'decision, language, version, at, staff_id, subject, text';

export async function listTemplates(database: DataSource): Promise<AnswerTemplate[]> {
  const changed = await database.query<Stored[]>(
    `SELECT DISTINCT ON (decision, language) ${columns} FROM answer_templates
     ORDER BY decision, language, version DESC`,
  );
  return languages.flatMap((language) =>
    answerDecisions.map((decision) =>
      toTemplate(
        { decision, language },
        changed.find((row) => row.decision === decision && row.language === language),
      ),
    ),
  );
}

/** Adds a version and keeps the earlier ones. @returns undefined when somebody else has changed it since `version` */
export async function changeTemplate(
  database: DataSource,
  { decision, language, version, staffId, template }: Change,
): Promise<AnswerTemplate | undefined> {
  const [row] = await queryRows<Stored>(
    database,
    `INSERT INTO answer_templates (decision, language, version, staff_id, subject, text)
     SELECT $1, $2, $3 + 1, $4, $5, $6 WHERE $3 = (
       SELECT coalesce(max(version), 0) FROM answer_templates WHERE decision = $1 AND language = $2)
     ON CONFLICT DO NOTHING RETURNING ${columns}`,
    [decision, language, version, staffId, template?.subject ?? null, template?.text ?? null],
  );
  return row && toTemplate({ decision, language }, row);
}

function toTemplate({ decision, language }: Place, stored: Stored | undefined): AnswerTemplate {
  const original = answerText(language, decision);
  return {
    decision,
    language,
    subject: stored?.subject ?? original.subject,
    text: stored?.text ?? original.text,
    version: stored?.version ?? 0,
    original: !stored?.text,
    changed_at: stored?.at.toISOString() ?? null,
    staff_id: stored?.staff_id ?? null,
  };
}
