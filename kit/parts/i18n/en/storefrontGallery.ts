/** The kinds of containers to choose from. */
export const words = {
  title: 'Add a container',
  kinds: 'Kinds of containers',
  about: {
    banner: 'One large picture after another, the full width',
    carousel: 'Large pictures that turn by themselves',
    grid: 'Cards in rows below each other',
    rounded: 'Round pictures, as of people or genres',
    regular: 'A row of cards with a name above',
    Collection: 'A row of collections that open',
  },
  reusable: 'Reusable containers',
  search: 'Name of a container',
  add: 'Add',
  addNamed: 'Add %{name}',
  isThere: 'On this tab',
  searching: 'Searching...',
  short: 'Type a little more',
  failed: 'The search failed. Try again.',
  none: 'There is no such container',
  notRead: 'The container could not be read. Try again.',
}
