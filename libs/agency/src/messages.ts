import type * as en from './en/index.ts';

type Texts<T> = { [Key in keyof T]: T[Key] extends string ? string : Texts<T[Key]> };

/** What mails and forms say in one language: the texts of English. */
export type Messages = Texts<typeof en>;
