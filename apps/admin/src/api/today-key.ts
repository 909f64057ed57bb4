/** Of the counts and notices of what waits; apart from their calls, because the live feed loads with the list. */
export const todayKey = ['today'];
export const noticesKey = ['notices'];
