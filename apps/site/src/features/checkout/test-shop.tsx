import { publicPaths } from '@blue-peony/contracts';
/**
 * The place for a test shop's notice. Whether the shop is a test shop is known only at run time, so a stylesheet from
 * the shop contains the text; the page script loads it without blocking the page.
 */
export function TestShop() {
  return (
    <>
      <p className="test-shop" />
      <noscript>
        <link rel="stylesheet" href={publicPaths.showShopNotice} />
      </noscript>
    </>
  );
}
