/** Who sells, and answers for the data, by law. The policy and receipts print what is set, a line each. */
export const legalEntity = {
  /** As registered, with its form: `Example Talent sp. z o.o.`. */
  name: '',
  /** Postal address. */
  address: [] as readonly string[],
  /** ISO 3166 code of the country of its seat. */
  country: '',
  /** Court or office, and number. */
  register: '',
  taxNumber: '',
  representedBy: '',
  /** Name and address: needed where the seat is outside of the European Union (Article 27 GDPR). */
  euRepresentative: '',
  dataProtectionOfficer: '',
};

const { name, address, register, taxNumber, representedBy, euRepresentative, dataProtectionOfficer } = legalEntity;
const given = (lines: readonly string[]) => lines.filter((line) => line !== '');

export const entityLines: readonly string[] = given([name, ...address, representedBy, register, taxNumber]);

/** What the policy prints below the name of who answers for the data (Article 13 GDPR). */
export const controllerLines: readonly string[] = [...entityLines, ...given([euRepresentative, dataProtectionOfficer])];
