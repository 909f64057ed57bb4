export const agencyName = 'Blue Peony';
