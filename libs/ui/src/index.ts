export { tell, tellFailure, type News } from './tell.ts';
export { Bloom } from './bloom.tsx';
export { Mark } from './mark.tsx';
export { callApi, codeOf, failureOf, RequestFailure, type FailureCode } from './call-api.ts';
