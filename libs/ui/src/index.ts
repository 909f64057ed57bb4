export { Mark } from './mark.tsx';
export { callApi, codeOf, failureOf, RequestFailure, type FailureCode } from './call-api.ts';
