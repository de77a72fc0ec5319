import { createElement } from 'react'
import { hasAddScreen } from '#contract/registry/areaFacts.ts'
import type { StoreType } from '#contract/registry/storeTypes.ts'
import { STORE_PATHS } from '#contract/registry/storeTypes.ts'
import { GENERATED_AREAS } from '#contract/values/areas.ts'
import { PAGE_TYPES } from '#contract/values/storefront.ts'
import { MaintenanceScreen } from '../session/MaintenanceScreen.tsx'
import type { BuiltRow, RouteNeed, RouteTabs } from './routeRow.ts'
import {
  Applications,
  AttributeCreate,
  AttributeEdit,
  AttributesOfType,
  ChannelUsage,
  ConfigurationCreate,
  ConfigurationEdit,
  Configurations,
  CreateScreen,
  Dashboard,
  EditScreen,
  Epg,
  EpgInbox,
  EpgTabs,
  GeoCreate,
  GeoEdit,
  GeoRanges,
  ImportScreen,
  ListScreen,
  Login,
  Machines,
  NewInStore,
  NotFound,
  Notifications,
  OnAir,
  Profile,
  PublicationCalendar,
  Roles,
  Schedule,
  Search,
  SearchResults,
  ServerError,
  StoreCalendar,
  OwnList,
  PolicyCreate,
  PolicyEdit,
  PolicyList,
  Storefront,
  TypeCreate,
  TypeEdit,
  Types,
  Waiting,
} from './screens.ts'

const view = (page: RouteNeed['page']): RouteNeed => ({ page, action: 'view' })
const create = (page: RouteNeed['page']): RouteNeed => ({ page, action: 'create' })

const list = (path: string): BuiltRow => ({
  path,
  needs: view('type'),
  frame: 'list',
  built: true,
  screen: ListScreen,
})
const add = (path: string): BuiltRow => ({
  path,
  needs: create('type'),
  frame: 'record',
  built: true,
  screen: CreateScreen,
})
const detail = (path: string): BuiltRow => ({
  path,
  needs: view('type'),
  frame: 'record',
  built: true,
  screen: EditScreen,
})

/** Titles from a file: rows make new ones and change others. */
const transfer = (path: string): BuiltRow => ({
  path,
  needs: { ...create('type'), also: ['update'] },
  extension: 'transfer',
  frame: 'list',
  built: true,
  screen: ImportScreen,
})

/** Lists of the store, and the question for the name of a new one over them. */
const stores: BuiltRow[] = (Object.keys(STORE_PATHS) as StoreType[]).flatMap((of): BuiltRow[] => {
  const row = { title: `pages.titles.${of}s`, frame: 'list', built: true } as const
  const add = { action: 'create', page: 'cp_storefront' } as const
  return [
    { ...row, path: STORE_PATHS[of], needs: view('cp_storefront'), screen: () => createElement(OwnList, { of }) },
    { ...row, path: `${STORE_PATHS[of]}/add`, needs: add, screen: () => createElement(NewInStore, { of }) },
  ]
})

const policyRow = (
  path: string,
  title: string,
  screen: BuiltRow['screen'],
  more: Partial<BuiltRow> = {},
): BuiltRow => ({
  ...{ path, title: `pages.titles.${title}`, needs: view('cp_policymgmt'), extension: 'policies' },
  ...{ frame: 'list', built: true, screen },
  ...more,
})
const record = { frame: 'record' } as const
const newPolicies = { ...record, needs: create('cp_policymgmt') }
const everywhere = { filter: { products: 'all' }, title: 'pages.titles.globalAttributes' }

/** Policies, the attributes that they speak of, and the applications that they are for. */
const policies: BuiltRow[] = [
  policyRow('policy', 'policies', () => createElement(PolicyList, { of: 'policy' })),
  policyRow('policy/add', 'newPolicy', PolicyCreate, newPolicies),
  policyRow('policy/applications', 'applications', Applications),
  policyRow('policy/:policyId', 'policy', PolicyEdit, record),
  policyRow('attributes/product', 'policyAttributes', () => createElement(PolicyList, { of: 'policy_attributes' })),
  policyRow('attributes/product/add', 'newAttribute', AttributeCreate, newPolicies),
  policyRow('attributes/product/:attributeId', 'attribute', AttributeEdit, record),
  policyRow('globalAttributes', 'globalAttributes', () =>
    createElement(PolicyList, { of: 'policy_attributes', within: everywhere }),
  ),
  policyRow('attributes/:attributeType', 'attributes', AttributesOfType, { under: 'attributes/product' }),
]

/** Pages of the store by date. */
const storeCalendars = PAGE_TYPES.map((of): BuiltRow => ({
  path: `${STORE_PATHS[of]}/calendar`,
  needs: view('cp_storefront'),
  title: `pages.titles.${of}Calendar`,
  frame: 'wide',
  built: true,
  screen: () => createElement(StoreCalendar, { of }),
  under: STORE_PATHS[of],
}))

/** Lists and forms that follow from type documents. */
const generated: BuiltRow[] = GENERATED_AREAS.flatMap((area) => {
  const below = [`${area}/:resourceType`, ...(area === 'live' ? ['live/:resourceType/:channelType'] : [])]
  return [
    list(`${area}/:resourceType`),
    transfer(`${area}/:resourceType/import`),
    ...(hasAddScreen(area) ? below.map((path) => add(`${path}/add`)) : []),
    ...below.map((path) => detail(`${path}/:contentId`)),
  ]
})

/** Grid, inbox and board are tabs of the one page (looks section 10). */
const EPG_TABS: RouteTabs = { title: 'pages.titles.epg', strip: EpgTabs }

export const BUILT_ROUTES: readonly BuiltRow[] = [
  {
    path: 'dashboards/project',
    needs: view('dashboard'),
    title: 'dashboard.title',
    frame: 'wide',
    built: true,
    screen: Dashboard,
  },
  {
    path: 'dashboards/waiting',
    needs: { page: 'anyType', action: 'publish' },
    title: 'dashboard.waiting',
    frame: 'wide',
    built: true,
    screen: Waiting,
    under: 'dashboards/project',
  },
  ...generated,
  ...stores,
  ...storeCalendars,
  ...policies,
  {
    path: 'calendar',
    // Whoever schedules or licenses titles has dates in it as well; it shows of each kind what its reader may view.
    needs: { ...view('cp_storefront'), or: ['cp_vll', 'cp_datastore'] },
    extension: 'calendar',
    title: 'pages.titles.publicationCalendar',
    frame: 'wide',
    built: true,
    screen: PublicationCalendar,
  },
  {
    path: 'live/epg',
    needs: view('epg'),
    extension: 'guide',
    title: 'pages.titles.epg',
    frame: 'wide',
    built: true,
    screen: Epg,
    tabs: EPG_TABS,
  },
  {
    path: 'live/epg/onAir',
    needs: view('epg'),
    extension: 'onAir',
    title: 'pages.titles.onAir',
    frame: 'wide',
    built: true,
    screen: OnAir,
    under: 'live/epg',
    tabs: EPG_TABS,
  },
  {
    path: 'live/epg/inbox',
    needs: view('epg'),
    extension: 'ingestion',
    title: 'pages.titles.epgInbox',
    frame: 'wide',
    built: true,
    screen: EpgInbox,
    under: 'live/epg',
    tabs: EPG_TABS,
  },
  {
    path: 'live/virtuallivechannel/schedule/:cs/:cid',
    needs: view('cp_vll'),
    title: 'pages.titles.schedule',
    frame: 'record',
    built: true,
    screen: Schedule,
    under: 'live/virtuallivechannel',
  },
  {
    path: 'storefront/:storefrontId',
    needs: view('cp_storefront'),
    title: 'pages.titles.storefront',
    frame: 'record',
    built: true,
    screen: Storefront,
  },
  {
    path: 'collection/:storefrontId',
    needs: view('cp_storefront'),
    title: 'pages.titles.collection',
    frame: 'record',
    built: true,
    screen: Storefront,
  },
  {
    path: 'Container/:storefrontId',
    needs: view('cp_storefront'),
    title: 'pages.titles.container',
    frame: 'record',
    built: true,
    screen: Storefront,
  },
  {
    path: 'live/virtuallivechannel/usage/:cs/:cid',
    needs: view('cp_vll'),
    title: 'pages.titles.channelUsage',
    frame: 'list',
    built: true,
    screen: ChannelUsage,
    under: 'live/virtuallivechannel',
  },
  {
    path: 'globalSearch',
    needs: view('anyType'),
    title: 'search.title',
    frame: 'list',
    built: true,
    screen: Search,
  },
  {
    path: 'globalSearch/list',
    needs: view('anyType'),
    title: 'search.resultsTitle',
    frame: 'list',
    built: true,
    screen: SearchResults,
  },
  {
    path: 'notification',
    needs: view('cp_notification'),
    title: 'pages.titles.notifications',
    frame: 'list',
    built: true,
    screen: Notifications,
  },
  {
    path: 'config/types',
    needs: view('cp_appconfig'),
    extension: 'types',
    title: 'pages.titles.types',
    frame: 'list',
    built: true,
    screen: Types,
  },
  {
    path: 'config/types/add',
    needs: create('cp_appconfig'),
    extension: 'types',
    title: 'pages.titles.newType',
    frame: 'record',
    built: true,
    screen: TypeCreate,
  },
  {
    path: 'config/types/:typeName',
    needs: view('cp_appconfig'),
    extension: 'types',
    title: 'pages.titles.types',
    frame: 'record',
    built: true,
    screen: TypeEdit,
  },
  {
    path: 'config/list',
    needs: view('cp_appconfig'),
    title: 'pages.titles.configurations',
    frame: 'list',
    built: true,
    screen: Configurations,
  },
  {
    path: 'config/add',
    needs: create('cp_appconfig'),
    title: 'pages.titles.newConfiguration',
    frame: 'record',
    built: true,
    screen: ConfigurationCreate,
    under: 'config/list',
  },
  {
    path: 'config/:configId',
    needs: view('cp_appconfig'),
    extension: 'configurations',
    title: 'pages.titles.configuration',
    frame: 'record',
    built: true,
    screen: ConfigurationEdit,
    under: 'config/list',
  },
  {
    path: 'ip/list',
    needs: view('cp_ipconfig'),
    title: 'pages.titles.ips',
    frame: 'list',
    built: true,
    screen: GeoRanges,
  },
  {
    path: 'ip/add',
    needs: create('cp_ipconfig'),
    title: 'pages.titles.newIp',
    frame: 'list',
    built: true,
    screen: GeoCreate,
    under: 'ip/list',
  },
  {
    path: 'ip/edit/:ip',
    needs: view('cp_ipconfig'),
    title: 'pages.titles.ip',
    frame: 'list',
    built: true,
    screen: GeoEdit,
    under: 'ip/list',
  },
  {
    path: '/pages/roles',
    needs: view('cp_appconfig'),
    title: 'roles.title',
    frame: 'list',
    built: true,
    screen: Roles,
  },
  {
    path: '/pages/machines',
    needs: view('cp_appconfig'),
    extension: 'machines',
    title: 'pages.titles.machines',
    frame: 'list',
    built: true,
    screen: Machines,
  },
  { path: '/pages/profile', title: 'settings.title', frame: 'wide', built: true, screen: Profile },
  { path: '/login', title: 'shell.noRoleTitle', frame: 'bare', built: true, screen: Login },
  {
    path: '/pages/errors/error-404',
    title: 'shell.notFoundTitle',
    frame: 'wide',
    built: true,
    screen: NotFound,
  },
  { path: '/pages/errors/error-500', title: 'errorPages.fault.title', frame: 'wide', built: true, screen: ServerError },
  {
    path: '/pages/maintenance',
    title: 'errorPages.maintenance.title',
    frame: 'bare',
    built: true,
    screen: MaintenanceScreen,
  },
]
