/** Outline, tabs and problems of a storefront. */
export const words = {
  noProblems: 'Nothing is wrong',
  noneKnown: 'Nothing wrong is known so far',
  failed:
    '%{smart_count} container could not be read: what its titles lack is not known. |||| %{smart_count} containers could not be read: what their titles lack is not known.',
  unread:
    '%{smart_count} container was not looked at yet: what its titles lack is not known. |||| %{smart_count} containers were not looked at yet: what their titles lack is not known.',
  namesMissing:
    '%{smart_count} part has no name in %{languages} |||| %{smart_count} parts have no name in %{languages}',
  repairs: {
    remove: 'Remove',
    openEnd: 'Leave open',
    allowed: 'Use allowed',
  },
  page: 'Settings of the page',
  search: 'Search the outline',
  add: 'Add a container',
  rename: 'Name',
  nothingFound: 'Nothing has this name',
  empty: 'No tabs yet',
  rails: '%{smart_count} rail |||| %{smart_count} rails',
  removed: '%{smart_count} removed |||| %{smart_count} removed',
  tab: 'tab',
  reusable: 'reusable',
  from: 'from %{at}',
  until: 'until %{at}',
  problems: '%{smart_count} problem |||| %{smart_count} problems',
  kinds: {
    banner: 'banner',
    carousel: 'carousel',
    grid: 'grid',
    rounded: 'rounded',
    regular: 'rectangular',
    Collection: 'collection',
  },
  addTab: 'Add a tab',
  newTab: 'New tab',
  usedIn: {
    title: 'Used in',
    reading: 'Reading where it is used',
    failed: 'Where it is used could not be read',
    nowhere: 'No page shows it yet',
    more: 'More pages show it than are listed here',
  },
}
