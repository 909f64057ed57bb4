import type { FieldLabels, LabeledField } from '@blue-peony/contracts';

export type LabelId = `application.${LabeledField}`;

/** The labels of the form's fields as messages. */
export const labelsOf = (fields: FieldLabels): Record<LabelId, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, label]) => [`application.${name}`, label])) as Record<
    LabelId,
    string
  >;
