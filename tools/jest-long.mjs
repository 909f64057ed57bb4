import { jest } from '@jest/globals';

// Real servers and a real browser on a busy machine: a bound against hanging, not a measure of speed.
jest.setTimeout(120_000);
