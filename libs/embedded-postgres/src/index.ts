export { startPostgres, type EmbeddedPostgres } from './postgres.ts';
