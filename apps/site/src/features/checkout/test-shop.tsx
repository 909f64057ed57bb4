import { publicPaths } from '@blue-peony/contracts';
/** Only known at run time, so the shop's stylesheet has the text; the page script loads it without blocking. */
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
