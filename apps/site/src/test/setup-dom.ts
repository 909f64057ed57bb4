import { jest } from '@jest/globals';

/** Polyfills for browser APIs that jsdom lacks; import it before rendering. */
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
let previews = 0;
URL.createObjectURL = jest.fn(() => `blob:preview-${(previews += 1)}`);
URL.revokeObjectURL = jest.fn();
window.scrollTo = jest.fn();
