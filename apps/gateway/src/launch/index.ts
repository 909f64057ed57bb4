export { checkFacts } from './check-facts.ts';
export { checkMailDomain, lookup, type Lookup } from './check-mail-domain.ts';
export { checkSettings } from './check-settings.ts';
export { readFacts, type Facts } from './facts.ts';
export { publishedContent } from './launch.repository.ts';
export { countries, type Country, type Finding } from './findings.ts';
