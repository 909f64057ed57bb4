export { Mark } from './mark.tsx';
export { callApi, failureOf, RequestFailure, type FailureCode } from './call-api.ts';
