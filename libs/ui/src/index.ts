export { PeonyMark } from './peony-mark.tsx';
export { callApi, RequestFailure, type FailureCode } from './call-api.ts';
