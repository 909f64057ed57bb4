/** What a form needs once it is sent, in a chunk of its own so that hydration does not load it. */
export { EarlierAlert, FailureAlert } from './failure-alert.tsx';
export { keepTrying } from './keep-trying.ts';
export { submitForm } from './submit-application.ts';
