import { locales, type Language } from '@blue-peony/contracts';

/** The notice of a test shop: no money moves, and strangers can buy. */
export const testShopWords: Record<Language, string> = {
  en: 'Test shop, no money moves',
  pl: 'Sklep testowy: nie pobieramy pieniędzy',
  de: 'Test-Shop: Es wird kein Geld abgebucht',
  ukr: 'Тестовий магазин: гроші не списуються',
  th: 'ร้านค้าทดสอบ ไม่มีการเก็บเงินจริง',
};

/** A style sheet: the pages are built before the shop is known and must show it without a script. */
export const testShopSheet = [
  ':root{--test-shop-height:2rem}',
  ...locales.map(({ tag, language }) => `:root:lang(${tag}){--test-shop:${JSON.stringify(testShopWords[language])}}`),
].join('\n');
