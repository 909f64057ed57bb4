/** The only place of the test kit that reads the environment. */
export const testConfig = {
  /** Owner's URL of the PostgreSQL server that the run has started. */
  postgresUrl: process.env.TEST_POSTGRES_URL,
  eventsUrl: process.env.EVENTS_URL,
  chromiumPath: process.env.CHROMIUM_PATH,
};
