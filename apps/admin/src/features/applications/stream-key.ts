export const streamKey = (id: string) => ['stream', id];
export const mailsKey = (id: string) => ['mails', id];
export const answersKey = (id: string) => ['answers', id];
export const leavingKey = ['leaving answers'];
export const repliesKey = (...id: [id?: string]) => ['replies', ...id];
