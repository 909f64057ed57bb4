import { publicPaths } from '@blue-peony/contracts';
/**
 * The place of a test shop's notice. The page is built before its shop is known, so the shop's own style sheet has the words;
 * the page script loads it without holding the page up.
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
