export * from './applications.ts';
export * from './assessment.ts';
export * from './endpoints.ts';
export * from './error-codes.ts';
export * from './events.ts';
export * from './locales.ts';
export * from './problem.ts';
export * from './uploads.ts';
