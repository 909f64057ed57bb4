/** The query of the address now: the page may still show the one before, and would undo a quick choice. */
export const addressQuery = () => new URLSearchParams(location.search);
