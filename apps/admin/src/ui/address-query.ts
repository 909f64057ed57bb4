/**
 * The query of the address as it is now. While one choice quickly follows another, the page may still show the address
 * before, and a change based on that one would undo the first choice.
 */
export const addressQuery = () => new URLSearchParams(location.search);
