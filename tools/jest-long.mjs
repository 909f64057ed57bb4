import { jest } from '@jest/globals';

// On a busy machine anything takes its time, real servers and a real browser most of all: a bound against hanging, not a
// measure of speed.
jest.setTimeout(120_000);
