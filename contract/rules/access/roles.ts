import { PAGES, type Action, type Page } from '#contract/values/access.ts'

/**
 * Section 6's role table as data, read by design 9 (15). A role that is not in it grants nothing; whoever has no role
 * of the table has the row `default`. Least privilege where the specification is silent: what no row names is denied.
 */
type Row = readonly (readonly [pages: readonly Page[], actions: readonly Action[]])[]

const VIEW: readonly Action[] = ['view']
const EDIT: readonly Action[] = ['view', 'create', 'update']
/** 'Full' on every page that is no mops page. */
const FULL: readonly Action[] = [
  'view',
  'create',
  'update',
  'delete',
  'purge',
  'archive',
  'publish',
  'unpublish',
  'force-unlock',
]
/** 'Full' on mops pages, the only ones that know these four further actions. */
const FULL_MOPS: readonly Action[] = [...FULL, 'add', 'enable', 'disable', 'shutdown']

const MOPS: readonly Page[] = ['mops_service', 'mops_deliverer', 'mops_encoding', 'mops_assetmgmt', 'mops_accountspath']
/** The ten pages of content_admin's row. */
const CONTENT: readonly Page[] = [
  'cp_mediaoperations',
  'epg',
  'cp_live',
  'cp_vll',
  'cp_syndication',
  'cp_cmsstore',
  'cp_datastore',
  'cp_policymgmt',
  'cp_notification',
  'cp_storefront',
]

const ONLY_VIEWED_BY_SERVICE_ADMIN: readonly Page[] = [
  'cp_appconfig',
  'cp_adconfig',
  'cp_policymgmt',
  'cp_notification',
]
const MOPS_WITH_ADD: readonly Page[] = ['mops_service', 'mops_deliverer', 'mops_encoding', 'mops_accountspath']
const without = (pages: readonly Page[], left: readonly Page[]) => pages.filter((page) => !left.includes(page))

const everything: Row = [
  [without(PAGES, MOPS), FULL],
  [MOPS, FULL_MOPS],
]
const contentAdmin: Row = [
  [CONTENT, FULL],
  [MOPS, VIEW],
]
const viewer: Row = [
  [PAGES, VIEW],
  [['dashboard'], ['create', 'update', 'delete']],
]
const creator: Row = [
  [CONTENT, EDIT],
  [MOPS_WITH_ADD, ['add']],
]
const views = (...pages: Page[]): Row => [[pages, VIEW]]
const owns = (...pages: Page[]): Row => [[pages, FULL]]

const TABLE = {
  default: [],
  sales_super_admin: everything,
  operations_super_admin: everything,
  service_admin: [
    [without(PAGES, [...MOPS, ...ONLY_VIEWED_BY_SERVICE_ADMIN]), FULL],
    [ONLY_VIEWED_BY_SERVICE_ADMIN, VIEW],
    [MOPS, FULL_MOPS],
  ],
  operations_admin: [
    [without(PAGES, MOPS), FULL],
    [without(MOPS, ['mops_service']), FULL_MOPS],
    [['mops_service'], ['view', 'update']],
  ],
  mops_super_admin: [
    [CONTENT, FULL],
    [['mops_service'], VIEW],
  ],
  mops_admin: [
    [CONTENT, FULL],
    [MOPS, ['add', 'view', 'update']],
  ],
  sales_user: contentAdmin,
  content_admin: contentAdmin,
  firstlight_executive: viewer,
  customer_executive: viewer,
  content_user: viewer,
  operations_user: viewer,
  mops_user: viewer,
  creator,
  approver: [...creator, [CONTENT, ['publish', 'unpublish']], [MOPS_WITH_ADD, ['enable']]],
  vod_content_user: views('cp_datastore'),
  vod_content_admin: owns('cp_datastore'),
  live_content_user: views('cp_live'),
  live_content_admin: owns('cp_live'),
  l2v_admin: owns('epg'),
  vll_admin: [
    [['cp_live', 'cp_vll'], FULL],
    [['cp_datastore'], ['view', 'update', 'publish']],
  ],
  storefront_user: views('cp_storefront'),
  storefront_admin: owns('cp_storefront'),
  ad_admin: owns('cp_adconfig'),
  appconfig_admin: owns('cp_appconfig'),
  policy_admin: owns('cp_policymgmt'),
  ipconfig_admin: owns('cp_ipconfig'),
  asset_user: views('cp_cmsstore'),
  asset_admin: owns('cp_cmsstore'),
  syndication_user: views('cp_syndication'),
  syndication_admin: owns('cp_syndication'),
  datastore_super_editor: [
    [
      ['cp_live', 'cp_syndication', 'cp_cmsstore', 'cp_datastore'],
      ['view', 'force-unlock'],
    ],
  ],
  storefront_super_editor: [[['cp_storefront'], ['view', 'force-unlock']]],
} as const satisfies Record<string, Row>

export type RoleName = keyof typeof TABLE

export const ROLE_NAMES = Object.keys(TABLE) as readonly RoleName[]

/** Who has no role of the table has this one. */
export const DEFAULT_ROLE: RoleName = 'default'

export function isRole(name: string): name is RoleName {
  return Object.hasOwn(TABLE, name)
}

function rowAsMap(row: Row): ReadonlyMap<Page, ReadonlySet<Action>> {
  // All roles view the dashboard.
  const rights = new Map<Page, Set<Action>>([['dashboard', new Set(VIEW)]])
  for (const [pages, actions] of row)
    for (const page of pages) rights.set(page, new Set([...(rights.get(page) ?? []), ...actions]))
  return rights
}

/** Role -> page -> actions; pages that a role does not reach are absent. */
export const ROLES: ReadonlyMap<string, ReadonlyMap<Page, ReadonlySet<Action>>> = new Map(
  ROLE_NAMES.map((name) => [name, rowAsMap(TABLE[name])]),
)
