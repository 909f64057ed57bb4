const days = (...years: string[]) => years.join(' ').split(' ');

/**
 * Public holidays of countries whose buyers withdraw by their calendar: `MM-DD` each year, or a day of one year. A period
 * that ends on one ends with the next working day (Regulation 1182/71, Article 3).
 */
export const holidays: Record<'DE' | 'PL', readonly string[]> = {
  DE: days(
    '01-01 05-01 10-03 12-25 12-26',
    // Good Friday, Easter Monday, Ascension and Whit Monday
    '2026-04-03 2026-04-06 2026-05-14 2026-05-25',
    '2027-03-26 2027-03-29 2027-05-06 2027-05-17',
    '2028-04-14 2028-04-17 2028-05-25 2028-06-05',
    '2029-03-30 2029-04-02 2029-05-10 2029-05-21',
    '2030-04-19 2030-04-22 2030-05-30 2030-06-10',
  ),
  PL: days(
    '01-01 01-06 05-01 05-03 08-15 11-01 11-11 12-24 12-25 12-26',
    // Easter Monday and Corpus Christi
    '2026-04-06 2026-06-04',
    '2027-03-29 2027-05-27',
    '2028-04-17 2028-06-15',
    '2029-04-02 2029-05-31',
    '2030-04-22 2030-06-20',
  ),
};
