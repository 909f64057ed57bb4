/** The first name in an applicant's name; undefined when the text looks like an advertisement or a link. */
export const firstNameIn = (name: string) => /^[\p{L}\p{M}’'-]{2,30}(?=\s|$)/u.exec(name.trim())?.[0];
