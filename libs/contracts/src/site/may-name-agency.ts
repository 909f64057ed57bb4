/** Whether a text may hold `{agency}` and `{mailbox}` where the delivered one does not: the long texts may. */
export const mayNameAgency = (key: string): boolean => !/^(messages\/|agency\/promises#)/.test(key);
