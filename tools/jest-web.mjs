import { configure } from '@testing-library/dom';

// As in jest-long.mjs: a test waits for a state, and on a busy machine a state takes its time.
configure({ asyncUtilTimeout: 60_000 });
