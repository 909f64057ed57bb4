export { PeonyMark } from './peony-mark.tsx';
export { callApi, failureOf, RequestFailure, type FailureCode } from './call-api.ts';
