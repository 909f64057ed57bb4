import type { FieldLabels, LabeledField } from '@blue-peony/contracts';

/** The labels of the form's fields as messages. */
export type Labels = Record<`application.${LabeledField}`, string>;

export const labelsOf = (fields: FieldLabels) =>
  Object.fromEntries(Object.entries(fields).map(([name, label]) => [`application.${name}`, label])) as Labels;
