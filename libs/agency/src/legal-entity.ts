/** The legal seller and data controller. The policy and receipts print the fields that are set, one line each. */
export const legalEntity = {
  /** As registered, with its form: `Example Talent sp. z o.o.`. */
  name: '',
  address: [] as readonly string[],
  /** ISO 3166 code of the country of its registered office. */
  country: '',
  /** Court or office, and number. */
  register: '',
  taxNumber: '',
  representedBy: '',
  /** Name and address of the EU representative, required for a seat outside the European Union (Article 27 GDPR). */
  euRepresentative: '',
  dataProtectionOfficer: '',
};

const { name, address, register, taxNumber, representedBy, euRepresentative, dataProtectionOfficer } = legalEntity;
const given = (lines: readonly string[]) => lines.filter((line) => line !== '');

export const entityLines: readonly string[] = given([name, ...address, representedBy, register, taxNumber]);

/** The lines that the policy prints about the data controller (Article 13 GDPR). */
export const controllerLines: readonly string[] = [...entityLines, ...given([euRepresentative, dataProtectionOfficer])];
