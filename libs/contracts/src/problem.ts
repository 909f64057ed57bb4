import { z } from 'zod';
import { fieldErrorCodes, problems, type FieldErrorCode, type ProblemCode } from './error-codes.ts';

const codes = Object.keys(problems) as [ProblemCode, ...ProblemCode[]];

/** Body of every error answer: `application/problem+json`, RFC 9457. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string().optional(),
  code: z.enum(codes),
  requestId: z.string(),
  errors: z.array(z.object({ field: z.string(), code: z.enum(fieldErrorCodes) })).optional(),
});

export type Problem = z.infer<typeof problemSchema>;
export type FieldError = { field: string; code: FieldErrorCode };

/** A Standard Schema issue, as zod creates it; other validators omit the details. */
type Issue = { readonly message: string; readonly path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined };

/** Flattens validation issues into one `{field, code}` per problem; a nested field is written `a.0.b`. */
export function fieldErrors(issues: readonly Issue[]): FieldError[] {
  return issues.flatMap((given) => {
    const issue = given as unknown as z.core.$ZodIssue;
    const field = issue.path.map(String).join('.');
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({ field: field ? `${field}.${key}` : key, code: 'unknown_field' as const }));
    return [{ field, code: fieldErrorCode(issue) }];
  });
}

function fieldErrorCode(issue: z.core.$ZodIssue): FieldErrorCode {
  switch (issue.code) {
    case 'invalid_type':
      return issue.message.endsWith('received undefined') ? 'required' : 'invalid_type';
    case 'too_small':
      return issue.origin === 'string' ? 'required' : 'too_small';
    case 'too_big':
      return issue.origin === 'string' ? 'too_long' : 'too_big';
    case 'invalid_value':
      return issue.values.length === 1 && issue.values[0] === true ? 'must_be_accepted' : 'invalid_choice';
    case 'invalid_format':
      if (issue.format === 'email') return 'invalid_email';
      return issue.format === 'regex' ? 'invalid_characters' : 'invalid';
    default:
      return 'invalid';
  }
}
