import config from './jest.config.mjs';

const browser = config.projects.find(({ displayName }) => displayName === 'browser');

/** What `npm run upgrade` tests: it installs the release before, so it is not part of `npm test`. */
export default {
  ...config,
  projects: [{ ...browser, testMatch: ['<rootDir>/apps/e2e/src/{upgrade,old-tabs}.long.test.ts'] }],
};
