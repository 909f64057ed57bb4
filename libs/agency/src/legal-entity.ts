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
