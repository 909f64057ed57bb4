import { loadStyles, quietly } from './wake.ts';

// Where scripts are off, a plain link loads it.
if (document.querySelector('.test-shop')) loadStyles('/api/shop.css').catch(quietly);
