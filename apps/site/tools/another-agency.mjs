/** What browser tests look for in the site that `build-another-site.mjs` makes. */
export const anotherAgency = {
  name: 'Velvet Rose Management of Central Europe',
  trackingIds: { meta: '111', tiktok: '222' },
};
