import { jest } from '@jest/globals';

// Real servers and a real browser are slow on a busy machine. This limit only ends tests that hang; it measures no
// speed.
jest.setTimeout(300_000);
