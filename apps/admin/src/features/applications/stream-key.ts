export const streamKey = (id: string) => ['stream', id];
export const mailsKey = (id: string) => ['mails', id];
