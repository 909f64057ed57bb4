/** The first name in what an applicant wrote, where it cannot be an advertisement or a link. */
export const firstNameIn = (name: string) => /^[\p{L}\p{M}’'-]{2,30}(?=\s|$)/u.exec(name.trim())?.[0];
