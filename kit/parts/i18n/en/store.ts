/** Lists of storefronts, collections and containers, and what makes a new one. */
export const words = {
  new: 'New %{type}',
  make: 'Create',
  nameIn: 'Name (%{language})',
  kind: 'Kind of container',
  kinds: {
    banner: 'Banner',
    carousel: 'Carousel',
    grid: 'Grid',
    rounded: 'Rounded',
    regular: 'Regular',
    Collection: 'Collection',
  },
  problems: {
    missing: 'Give it a name in one language at least',
    noLetter: 'A name needs a letter or a digit',
  },
}
