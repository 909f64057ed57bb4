/** Of the counts of what waits; apart from their calls, because the live feed loads with the list. */
export const todayKey = ['today'];
