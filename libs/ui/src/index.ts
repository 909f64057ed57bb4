export { tell, tellFailure, type News } from './tell.ts';
export { Bloom } from './bloom.tsx';
export { Mark } from './mark.tsx';
export { saveFile } from './save-file.ts';
export { callApi, codeOf, failureOf, RequestFailure, type FailureCode } from './call-api.ts';
