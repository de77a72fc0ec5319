/** The rail's section of an area, also while none of its items is in the menu (specification section 2). */
const SECTIONS: Readonly<Record<string, string>> = {
  dashboards: 'dashboard',
  notification: 'dashboard',
  vod: 'datastore',
  live: 'datastore',
  assets: 'datastore',
  syndication: 'datastore',
  globalSearch: 'datastore',
  storefront: 'store_front',
  collection: 'store_front',
  Container: 'store_front',
  calendar: 'store_front',
  policy: 'settings',
  attributes: 'settings',
  globalAttributes: 'settings',
  config: 'app_configuration',
  ip: 'app_configuration',
  ad: 'ad_config',
  videoeditor: 'videoeditor',
}

/** `path` is an address without /apps and product. */
export function sectionOfPath(path: string): string | undefined {
  const [area = ''] = path.split('/')
  return Object.hasOwn(SECTIONS, area) ? SECTIONS[area] : undefined
}
