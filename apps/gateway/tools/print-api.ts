// Prints the contract's OpenAPI document.
// node --import ./tools/register.mjs apps/gateway/tools/print-api.ts
import { endpoints } from '@blue-peony/contracts';
import { describeApi } from '../src/edge/document.ts';

console.log(JSON.stringify(describeApi(endpoints, 'https://site.invalid')));
