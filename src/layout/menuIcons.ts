import type { IconName } from '#kit/icons/paths.ts'

/** Icons that menu data names; a name that is unknown here gets the plain one. */
const icons: Readonly<Record<string, IconName>> = {
  dashboard: 'home',
  datastore: 'database',
  storefront: 'store',
  policy: 'shield',
  config: 'sliders',
  ads: 'megaphone',
  video: 'scissors',
  film: 'film',
  tv: 'tv',
  image: 'image',
  refresh: 'refresh',
  search: 'search',
  layers: 'layers',
  list: 'list',
  play: 'play',
}

export function menuIcon(name: string | undefined): IconName {
  return icons[name ?? ''] ?? 'list'
}
