const shared = {
  rootDir: '.',
  transform: { '\\.tsx?$': '<rootDir>/tools/jest-transformer.mjs' },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  modulePathIgnorePatterns: ['/dist/', '/\\.data/', '/\\.nx/'],
  injectGlobals: false,
  setupFilesAfterEnv: ['<rootDir>/tools/jest-long.mjs'],
};

/** Tests that run by Node's own import: see the runner. */
const native = {
  ...shared,
  testEnvironment: '<rootDir>/tools/jest-native-environment.mjs',
  testRunner: '<rootDir>/tools/jest-native.mjs',
};

const web = '<rootDir>/{apps/site,apps/admin,libs/ui}/**';

export default {
  testSequencer: '<rootDir>/tools/jest-order.mjs',
  // Modules of a test file stay in memory after it.
  workerIdleMemoryLimit: '1GB',
  projects: [
    {
      ...native,
      displayName: 'unit',
      testMatch: ['<rootDir>/{apps,libs,tools}/**/*.test.{ts,mjs}'],
      testPathIgnorePatterns: [
        '/node_modules/',
        '\\.(int|e2e|deep|long)\\.test\\.ts$',
        '/apps/(site|admin)/',
        '/libs/ui/',
      ],
    },
    {
      ...shared,
      displayName: 'web',
      setupFilesAfterEnv: [...shared.setupFilesAfterEnv, '<rootDir>/tools/jest-web.mjs'],
      testEnvironment: '<rootDir>/tools/jest-jsdom.mjs',
      testEnvironmentOptions: { customExportConditions: ['browser'] },
      testMatch: [`${web}/*.test.{ts,tsx}`],
      moduleNameMapper: {
        '^zod$': '<rootDir>/apps/admin/src/app/light-zod.ts',
        '\\.(css|svg|woff2|webp|avif|jpg|png|mp4)(\\?.*)?$': '<rootDir>/tools/asset-stub.mjs',
      },
    },
    {
      ...native,
      displayName: 'integration',
      setupFilesAfterEnv: [...native.setupFilesAfterEnv, '<rootDir>/tools/jest-pace.mjs'],
      testMatch: ['<rootDir>/{apps,libs}/*/test/**/*.int.test.ts'],
      globalSetup: '<rootDir>/tools/jest-servers.mjs',
      globalTeardown: '<rootDir>/tools/jest-servers-stop.mjs',
    },
    {
      ...native,
      displayName: 'browser',
      testMatch: ['<rootDir>/apps/e2e/src/**/*.e2e.test.ts'],
      globalSetup: '<rootDir>/tools/jest-product.mjs',
      globalTeardown: '<rootDir>/tools/jest-servers-stop.mjs',
    },
    {
      ...native,
      displayName: 'deep',
      testMatch: ['<rootDir>/{apps,libs,helm}/**/*.deep.test.ts'],
      globalSetup: '<rootDir>/tools/jest-product.mjs',
      globalTeardown: '<rootDir>/tools/jest-servers-stop.mjs',
    },
  ],
};
