/** Whether services say a text in mails, forms and exports: the event takes it along. @param key with or without its language */
export const isSpoken = (key: string): boolean =>
  /(^|\/)agency\/(applicant|buyer|cases|fields|promises|sale)#/.test(key);

/** Whether a text may hold `{agency}` and `{mailbox}` where the delivered one does not: the long texts may. */
export const mayNameAgency = (key: string): boolean => !key.startsWith('messages/') && !isSpoken(key);
