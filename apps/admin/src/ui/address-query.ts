/** A copy of the query of the address, to change it. */
export const addressQuery = () => new URLSearchParams(location.search);
