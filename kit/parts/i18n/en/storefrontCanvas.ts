/** The preview of storefronts: what is drawn around rails, and why some are empty. */
export const words = {
  marks: {
    ratio: 'No picture in %{ratio}',
    language: 'No name in this language',
    twice: 'Also in another container of this tab',
  },
  notes: '%{smart_count} note |||| %{smart_count} notes',
  badges: {
    new: 'New',
    leaving: 'Leaving soon',
    live: 'Live',
    upcoming: 'Coming soon',
    daysLeft: '%{smart_count} day left |||| %{smart_count} days left',
  },
  viewer: { watch: 'Watch', myList: 'My list', sponsored: 'SPONSORED' },
  empty: {
    notChosen: 'Nothing was chosen for this container yet.',
    foreign: 'Its content comes from another service and is not shown here.',
    noMatch: 'No title matches.',
    failed: 'The content could not be read.',
  },
  nothing: {
    storefront: 'No tabs yet: add the first one above.',
    tab: 'This tab has no containers yet.',
    collection: 'This collection has no containers yet.',
  },
  hidden: {
    notYet: '%{smart_count} title has not started yet |||| %{smart_count} titles have not started yet',
    expired: '%{smart_count} title has expired |||| %{smart_count} titles have expired',
    voiceOff: '%{smart_count} title is switched off |||| %{smart_count} titles are switched off',
    notPublished: '%{smart_count} title is not published |||| %{smart_count} titles are not published',
    productMissing: '%{smart_count} title is not in this product |||| %{smart_count} titles are not in this product',
    policy: '%{smart_count} title is denied by a policy |||| %{smart_count} titles are denied by policies',
  },
  kinds: {
    banner: 'Banner',
    carousel: 'Carousel',
    grid: 'Grid',
    rounded: 'Rounded',
    regular: 'Regular',
    Collection: 'Collection',
  },
  changes: { added: 'Added', removed: 'Removed', changed: 'Changed', moved: 'Moved' },
  acts: {
    label: 'Actions for %{name}',
    up: 'Move up',
    down: 'Move down',
    duplicate: 'Duplicate',
    remove: 'Remove',
  },
  devices: { tv: 'TV', browser: 'Browser', tablet: 'Tablet', mobile: 'Mobile', all: 'All devices' },
  foot: {
    scale: '%{device}, %{size} at %{scale}',
    interact: 'Interact',
    interactHint: 'Use the preview as viewers do (I)',
  },
  lacking: {
    count: '%{smart_count} title lacks a picture or a name |||| %{smart_count} titles lack a picture or a name',
    list: 'All %{type} without: %{what}',
  },
}
