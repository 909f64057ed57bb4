// The statements behind the desk's list, for deploy/load to measure.
export { ApplicationHistory } from './history/add-history.ts';
export { CountRepository } from './applications/count.repository.ts';
export { ListRepository } from './applications/list.repository.ts';
export { SearchIndexRepository } from './applications/search/search-index.repository.ts';
export { ReviewRepository } from './applications/review.repository.ts';
