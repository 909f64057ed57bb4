export const palette = {
  label: 'Search or do',
  hint: 'Search or do…',
  field: 'Find an action, a view or a page',
  none: 'Nothing here is called that.',
  groups: {
    recent: 'Recent',
    here: 'On this page',
    buttons: 'Buttons of this page',
    views: 'Views',
    pages: 'Pages',
    account: 'Account',
  },
  passkeys: 'Passkeys, password and devices',
} as const;
