import { createElement } from 'react'
import { withWords } from '#kit/parts/i18n/withWords.ts'
import { lazyScreen } from '#kit/parts/layoutParts/lazyScreen.ts'
import { ResourceScreen } from '#resources/definitions/ResourceScreen.tsx'

/* Screens of the table of routes: each is loaded, with its words, when its route is first opened. */

export const Dashboard = lazyScreen(
  withWords(['lists', 'records'], () =>
    import('#custom/dashboard/Page.tsx').then((module) => ({ default: module.Page })),
  ),
)
export const Waiting = lazyScreen(
  withWords(['lists', 'records'], () =>
    import('#custom/waiting/Page.tsx').then((module) => ({ default: module.Page })),
  ),
)
export const Profile = lazyScreen(
  withWords(['later', 'records'], () =>
    import('#custom/profile/Page.tsx').then((module) => ({ default: module.Page })),
  ),
)
/** The screens of a type document's resource. */
export const ListScreen = () => createElement(ResourceScreen, { kind: 'list' })
export const EditScreen = () => createElement(ResourceScreen, { kind: 'edit' })
export const CreateScreen = () => createElement(ResourceScreen, { kind: 'create' })
export const ImportScreen = lazyScreen(
  withWords(['lists', 'records'], () =>
    import('#resources/transfer/import/ImportScreen.tsx').then((module) => ({ default: module.ImportScreen })),
  ),
)
export const Epg = lazyScreen(
  withWords(['guide', 'ingestion', 'later', 'lists', 'records'], () =>
    import('#custom/epg/Page.tsx').then((module) => ({ default: module.Page })),
  ),
)
export const Schedule = lazyScreen(
  withWords(['guide', 'later', 'lists', 'records', 'schedule'], () =>
    import('#custom/schedule/Page.tsx').then((module) => ({ default: module.Page })),
  ),
)
export const OwnList = lazyScreen(
  withWords(['lists', 'records', 'storefront'], () =>
    import('#resources/own/OwnList.tsx').then((module) => ({ default: module.OwnList })),
  ),
)
export const NewInStore = lazyScreen(
  withWords(['lists', 'records', 'storefront'], () =>
    import('#resources/own/NewInStore.tsx').then((module) => ({ default: module.NewInStore })),
  ),
)
export const Storefront = lazyScreen(
  withWords(['later', 'lists', 'records', 'storefront'], () =>
    import('#custom/storefront/Page.tsx').then((module) => ({ default: module.Page })),
  ),
)
export const PublicationCalendar = lazyScreen(
  withWords(['calendar', 'later', 'lists', 'records'], () =>
    import('#custom/calendar/Page.tsx').then((module) => ({ default: module.Page })),
  ),
)
export const Workbench = lazyScreen(
  withWords(['lists', 'records', 'workbench'], () =>
    import('#custom/workbench/Page.tsx').then((module) => ({ default: module.Page })),
  ),
)
export const StoreCalendar = lazyScreen(
  withWords(['calendar', 'later', 'lists', 'records'], () =>
    import('#custom/calendar/StorePage.tsx').then((module) => ({ default: module.StorePage })),
  ),
)
export const PolicyEdit = lazyScreen(
  withWords(['later', 'policies', 'records'], () =>
    import('#custom/policies/EditPage.tsx').then((module) => ({ default: module.EditPage })),
  ),
)
export const PolicyCreate = lazyScreen(
  withWords(['later', 'policies', 'records'], () =>
    import('#custom/policies/CreatePage.tsx').then((module) => ({ default: module.CreatePage })),
  ),
)
export const AttributeEdit = lazyScreen(
  withWords(['later', 'policies', 'records'], () =>
    import('#custom/policies/attributes/AttributePage.tsx').then((module) => ({ default: module.AttributePage })),
  ),
)
export const AttributeCreate = lazyScreen(
  withWords(['later', 'policies', 'records'], () =>
    import('#custom/policies/attributes/AttributePage.tsx').then((module) => ({ default: module.NewAttributePage })),
  ),
)
export const Applications = lazyScreen(
  withWords(['lists', 'policies'], () =>
    import('#custom/policies/applications/Page.tsx').then((module) => ({ default: module.Page })),
  ),
)
/** The list of what has no type document, and those of attributes that go beyond a product, or not beyond a type. */
export const PolicyList = lazyScreen(
  withWords(['lists', 'policies', 'records'], () =>
    import('#resources/own/OwnList.tsx').then((module) => ({ default: module.OwnList })),
  ),
)
export const AdTagCreate = lazyScreen(
  withWords(['ads', 'later', 'records'], () =>
    import('#custom/ads/TagPage.tsx').then((module) => ({ default: module.NewTagPage })),
  ),
)
export const AdTagEdit = lazyScreen(
  withWords(['ads', 'later', 'records'], () =>
    import('#custom/ads/TagPage.tsx').then((module) => ({ default: module.TagPage })),
  ),
)
export const AdAttributeCreate = lazyScreen(
  withWords(['ads', 'later', 'records'], () =>
    import('#custom/ads/AttributePage.tsx').then((module) => ({ default: module.NewAttributePage })),
  ),
)
export const AdAttributeEdit = lazyScreen(
  withWords(['ads', 'later', 'records'], () =>
    import('#custom/ads/AttributePage.tsx').then((module) => ({ default: module.AttributePage })),
  ),
)
export const LoadPolicyCreate = lazyScreen(
  withWords(['ads', 'later', 'records'], () =>
    import('#custom/ads/LoadPolicyPage.tsx').then((module) => ({ default: module.NewLoadPolicyPage })),
  ),
)
export const LoadPolicyEdit = lazyScreen(
  withWords(['ads', 'later', 'records'], () =>
    import('#custom/ads/LoadPolicyPage.tsx').then((module) => ({ default: module.LoadPolicyPage })),
  ),
)
export const AttributesOfType = lazyScreen(
  withWords(['lists', 'policies', 'records'], () =>
    import('#resources/own/AttributesOfType.tsx').then((module) => ({ default: module.AttributesOfType })),
  ),
)
export const EpgInbox = lazyScreen(
  withWords(['guide', 'ingestion', 'later', 'lists'], () =>
    import('#custom/epg/InboxPage.tsx').then((module) => ({ default: module.InboxPage })),
  ),
)
export const EpgTabs = lazyScreen(
  withWords(['guide', 'ingestion'], () =>
    import('#custom/epg/EpgTabs.tsx').then((module) => ({ default: module.EpgTabs })),
  ),
)
export const OnAir = lazyScreen(
  withWords(['guide', 'later'], () => import('#custom/onAir/Page.tsx').then((module) => ({ default: module.Page }))),
)
export const ChannelUsage = lazyScreen(
  withWords(['later', 'schedule'], () =>
    import('#custom/schedule/usage/UsagePage.tsx').then((module) => ({ default: module.UsagePage })),
  ),
)
export const Types = lazyScreen(
  withWords(['later', 'lists', 'types'], () =>
    import('#custom/types/Page.tsx').then((module) => ({ default: module.Page })),
  ),
)
export const TypeCreate = lazyScreen(
  withWords(['later', 'records', 'types'], () =>
    import('#custom/types/CreatePage.tsx').then((module) => ({ default: module.CreatePage })),
  ),
)
export const TypeEdit = lazyScreen(
  withWords(['later', 'records', 'types'], () =>
    import('#custom/types/EditPage.tsx').then((module) => ({ default: module.EditPage })),
  ),
)
export const Machines = lazyScreen(
  withWords(['lists', 'machines', 'records'], () =>
    import('#custom/machines/Page.tsx').then((module) => ({ default: module.Page })),
  ),
)
export const Roles = lazyScreen(
  withWords(['later'], () => import('#custom/roles/Page.tsx').then((module) => ({ default: module.Page }))),
)
export const Search = lazyScreen(() => import('#custom/search/Page.tsx').then((module) => ({ default: module.Page })))
export const SearchResults = lazyScreen(() =>
  import('#custom/search/ResultsPage.tsx').then((module) => ({ default: module.ResultsPage })),
)
export const Notifications = lazyScreen(
  withWords(['lists', 'records'], () =>
    import('#custom/notification/Page.tsx').then((module) => ({ default: module.Page })),
  ),
)
export const Login = lazyScreen(() =>
  import('#custom/login/Page.tsx').then((module) => ({ default: module.LoginPage })),
)
export const ServerError = lazyScreen(() =>
  import('#custom/errorPages/ServerErrorPage.tsx').then((module) => ({ default: module.ServerErrorPage })),
)
export const NotFound = lazyScreen(() =>
  import('#custom/notFound/Page.tsx').then((module) => ({ default: module.NotFoundPage })),
)
export const Configurations = lazyScreen(
  withWords(['configuration', 'later', 'lists'], () =>
    import('#custom/configuration/Page.tsx').then((module) => ({ default: module.Page })),
  ),
)
export const ConfigurationCreate = lazyScreen(
  withWords(['configuration', 'later', 'records'], () =>
    import('#custom/configuration/CreatePage.tsx').then((module) => ({ default: module.CreatePage })),
  ),
)
export const ConfigurationEdit = lazyScreen(
  withWords(['configuration', 'later', 'records'], () =>
    import('#custom/configuration/EditPage.tsx').then((module) => ({ default: module.EditPage })),
  ),
)
export const GeoRanges = lazyScreen(
  withWords(['configuration', 'lists'], () =>
    import('#custom/geo/Page.tsx').then((module) => ({ default: module.Page })),
  ),
)
export const GeoCreate = lazyScreen(
  withWords(['configuration', 'records'], () =>
    import('#custom/geo/CreatePage.tsx').then((module) => ({ default: module.CreatePage })),
  ),
)
export const GeoEdit = lazyScreen(
  withWords(['configuration', 'records'], () =>
    import('#custom/geo/EditPage.tsx').then((module) => ({ default: module.EditPage })),
  ),
)
export const VideoEditor = lazyScreen(
  withWords(['guide', 'later', 'lists', 'records', 'review', 'video'], () =>
    import('#custom/videoEditor/Page.tsx').then((module) => ({ default: module.Page })),
  ),
)
