/** Actions and pages of the role table (specification section 6). Delete and purge, publish and unpublish are actions of their own (design 9 (15)). */
export const ACTIONS = [
  'view',
  'create',
  'update',
  'delete',
  'purge',
  'archive',
  'publish',
  'unpublish',
  'add',
  'enable',
  'disable',
  'shutdown',
  'force-unlock',
] as const
export type Action = (typeof ACTIONS)[number]

export const PAGES = [
  'cp_mediaoperations',
  'mops_service',
  'dashboard',
  'epg',
  'cp_live',
  'cp_vll',
  'cp_syndication',
  'cp_cmsstore',
  'cp_datastore',
  'cp_appconfig',
  'cp_ipconfig',
  'cp_adconfig',
  'mops_deliverer',
  'mops_encoding',
  'cp_policymgmt',
  'cp_notification',
  'mops_assetmgmt',
  'mops_accountspath',
  'cp_storefront',
] as const
export type Page = (typeof PAGES)[number]

export function isPage(value: unknown): value is Page {
  return typeof value === 'string' && (PAGES as readonly string[]).includes(value)
}

/** Pages with what may be done there, as plain data. */
export type Permissions = Readonly<Partial<Record<Page, readonly Action[]>>>
