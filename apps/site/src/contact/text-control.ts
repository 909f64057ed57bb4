export type TextControl = HTMLInputElement | HTMLTextAreaElement;
