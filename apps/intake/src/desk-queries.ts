// The statements behind the desk's list, for deploy/load to measure.
export { ListRepository } from './applications/list.repository.ts';
export { indexNext, type IndexPlace } from './applications/search/index-texts.ts';
