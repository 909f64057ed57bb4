import { locales, type Language } from '@blue-peony/contracts';

/** The notice of a shop where no money moves and strangers can buy. */
export const testShopWords: Record<Language, string> = {
  en: 'Test shop, no money moves',
  pl: 'Sklep testowy: nie pobieramy pieniędzy',
  de: 'Test-Shop: Es wird kein Geld abgebucht',
  ukr: 'Тестовий магазин: гроші не списуються',
  th: 'ร้านค้าทดสอบ ไม่มีการเก็บเงินจริง',
};

/** The notice for the site's pages: they are built before their shop is known, and load a style sheet without a script too. */
export const testShopSheet = [
  ':root{--test-shop-height:2rem}',
  ...locales.map(({ tag, language }) => `:root:lang(${tag}){--test-shop:${JSON.stringify(testShopWords[language])}}`),
].join('\n');
