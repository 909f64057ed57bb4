// The statements behind the desk's list, for deploy/load to measure.
export { ApplicationHistory } from './applications/history.repository.ts';
export { CountRepository } from './applications/desk/count.repository.ts';
export { ListRepository } from './applications/desk/list.repository.ts';
export { SearchIndexRepository } from './applications/search/search-index.repository.ts';
export { ReviewRepository } from './applications/desk/review.repository.ts';
