import { createElement, lazy } from 'react'
import { withWords } from '#kit/parts/i18n/withWords.ts'
import { ResourceScreen } from '#resources/definitions/ResourceScreen.tsx'

/* Screens of the table of routes: each is loaded, with its words, when its route is first opened. */

export const loadDashboard = withWords(['lists', 'records'], () =>
  import('#custom/dashboard/Page.tsx').then((module) => ({ default: module.Page })),
)
export const Dashboard = lazy(loadDashboard)
export const Waiting = lazy(
  withWords(['lists', 'records'], () =>
    import('#custom/waiting/Page.tsx').then((module) => ({ default: module.Page })),
  ),
)
export const Profile = lazy(
  withWords(['later', 'records'], () =>
    import('#custom/profile/Page.tsx').then((module) => ({ default: module.Page })),
  ),
)
/** The screens of a type document's resource. */
export const ListScreen = () => createElement(ResourceScreen, { kind: 'list' })
export const EditScreen = () => createElement(ResourceScreen, { kind: 'edit' })
export const CreateScreen = () => createElement(ResourceScreen, { kind: 'create' })
export const ImportScreen = lazy(
  withWords(['lists', 'records'], () =>
    import('#resources/transfer/import/ImportScreen.tsx').then((module) => ({ default: module.ImportScreen })),
  ),
)
export const Epg = lazy(
  withWords(['guide', 'ingestion', 'later', 'lists', 'records'], () =>
    import('#custom/epg/Page.tsx').then((module) => ({ default: module.Page })),
  ),
)
export const Schedule = lazy(
  withWords(['guide', 'later', 'lists', 'records', 'schedule'], () =>
    import('#custom/schedule/Page.tsx').then((module) => ({ default: module.Page })),
  ),
)
export const OwnList = lazy(
  withWords(['lists', 'records', 'storefront'], () =>
    import('#resources/own/OwnList.tsx').then((module) => ({ default: module.OwnList })),
  ),
)
export const NewInStore = lazy(
  withWords(['lists', 'records', 'storefront'], () =>
    import('#resources/own/NewInStore.tsx').then((module) => ({ default: module.NewInStore })),
  ),
)
export const Storefront = lazy(
  withWords(['later', 'lists', 'records', 'storefront'], () =>
    import('#custom/storefront/Page.tsx').then((module) => ({ default: module.Page })),
  ),
)
export const PublicationCalendar = lazy(
  withWords(['calendar', 'later', 'lists', 'records'], () =>
    import('#custom/calendar/Page.tsx').then((module) => ({ default: module.Page })),
  ),
)
export const Workbench = lazy(
  withWords(['lists', 'records', 'workbench'], () =>
    import('#custom/workbench/Page.tsx').then((module) => ({ default: module.Page })),
  ),
)
export const StoreCalendar = lazy(
  withWords(['calendar', 'later', 'lists', 'records'], () =>
    import('#custom/calendar/StorePage.tsx').then((module) => ({ default: module.StorePage })),
  ),
)
export const PolicyEdit = lazy(
  withWords(['later', 'policies', 'records'], () =>
    import('#custom/policies/EditPage.tsx').then((module) => ({ default: module.EditPage })),
  ),
)
export const PolicyCreate = lazy(
  withWords(['later', 'policies', 'records'], () =>
    import('#custom/policies/CreatePage.tsx').then((module) => ({ default: module.CreatePage })),
  ),
)
export const AttributeEdit = lazy(
  withWords(['later', 'policies', 'records'], () =>
    import('#custom/policies/attributes/AttributePage.tsx').then((module) => ({ default: module.AttributePage })),
  ),
)
export const AttributeCreate = lazy(
  withWords(['later', 'policies', 'records'], () =>
    import('#custom/policies/attributes/AttributePage.tsx').then((module) => ({ default: module.NewAttributePage })),
  ),
)
export const Applications = lazy(
  withWords(['lists', 'policies'], () =>
    import('#custom/policies/applications/Page.tsx').then((module) => ({ default: module.Page })),
  ),
)
/** The list of what has no type document, and those of attributes that go beyond a product, or not beyond a type. */
export const PolicyList = lazy(
  withWords(['lists', 'policies', 'records'], () =>
    import('#resources/own/OwnList.tsx').then((module) => ({ default: module.OwnList })),
  ),
)
export const AdTagCreate = lazy(
  withWords(['ads', 'later', 'records'], () =>
    import('#custom/ads/TagPage.tsx').then((module) => ({ default: module.NewTagPage })),
  ),
)
export const AdTagEdit = lazy(
  withWords(['ads', 'later', 'records'], () =>
    import('#custom/ads/TagPage.tsx').then((module) => ({ default: module.TagPage })),
  ),
)
export const AdAttributeCreate = lazy(
  withWords(['ads', 'later', 'records'], () =>
    import('#custom/ads/AttributePage.tsx').then((module) => ({ default: module.NewAttributePage })),
  ),
)
export const AdAttributeEdit = lazy(
  withWords(['ads', 'later', 'records'], () =>
    import('#custom/ads/AttributePage.tsx').then((module) => ({ default: module.AttributePage })),
  ),
)
export const LoadPolicyCreate = lazy(
  withWords(['ads', 'later', 'records'], () =>
    import('#custom/ads/LoadPolicyPage.tsx').then((module) => ({ default: module.NewLoadPolicyPage })),
  ),
)
export const LoadPolicyEdit = lazy(
  withWords(['ads', 'later', 'records'], () =>
    import('#custom/ads/LoadPolicyPage.tsx').then((module) => ({ default: module.LoadPolicyPage })),
  ),
)
export const AttributesOfType = lazy(
  withWords(['lists', 'policies', 'records'], () =>
    import('#resources/own/AttributesOfType.tsx').then((module) => ({ default: module.AttributesOfType })),
  ),
)
export const EpgInbox = lazy(
  withWords(['guide', 'ingestion', 'later', 'lists'], () =>
    import('#custom/epg/InboxPage.tsx').then((module) => ({ default: module.InboxPage })),
  ),
)
export const EpgTabs = lazy(
  withWords(['guide', 'ingestion'], () =>
    import('#custom/epg/EpgTabs.tsx').then((module) => ({ default: module.EpgTabs })),
  ),
)
export const OnAir = lazy(
  withWords(['guide', 'later'], () => import('#custom/onAir/Page.tsx').then((module) => ({ default: module.Page }))),
)
export const ChannelUsage = lazy(
  withWords(['later', 'schedule'], () =>
    import('#custom/schedule/usage/UsagePage.tsx').then((module) => ({ default: module.UsagePage })),
  ),
)
export const Types = lazy(
  withWords(['later', 'lists', 'types'], () =>
    import('#custom/types/Page.tsx').then((module) => ({ default: module.Page })),
  ),
)
export const TypeCreate = lazy(
  withWords(['later', 'records', 'types'], () =>
    import('#custom/types/CreatePage.tsx').then((module) => ({ default: module.CreatePage })),
  ),
)
export const TypeEdit = lazy(
  withWords(['later', 'records', 'types'], () =>
    import('#custom/types/EditPage.tsx').then((module) => ({ default: module.EditPage })),
  ),
)
export const Machines = lazy(
  withWords(['lists', 'machines', 'records'], () =>
    import('#custom/machines/Page.tsx').then((module) => ({ default: module.Page })),
  ),
)
export const Roles = lazy(
  withWords(['later'], () => import('#custom/roles/Page.tsx').then((module) => ({ default: module.Page }))),
)
export const Search = lazy(() => import('#custom/search/Page.tsx').then((module) => ({ default: module.Page })))
export const SearchResults = lazy(() =>
  import('#custom/search/ResultsPage.tsx').then((module) => ({ default: module.ResultsPage })),
)
export const Notifications = lazy(
  withWords(['lists', 'records'], () =>
    import('#custom/notification/Page.tsx').then((module) => ({ default: module.Page })),
  ),
)
export const Login = lazy(() => import('#custom/login/Page.tsx').then((module) => ({ default: module.LoginPage })))
export const ServerError = lazy(() =>
  import('#custom/errorPages/ServerErrorPage.tsx').then((module) => ({ default: module.ServerErrorPage })),
)
export const NotFound = lazy(() =>
  import('#custom/notFound/Page.tsx').then((module) => ({ default: module.NotFoundPage })),
)
export const Configurations = lazy(
  withWords(['configuration', 'later', 'lists'], () =>
    import('#custom/configuration/Page.tsx').then((module) => ({ default: module.Page })),
  ),
)
export const ConfigurationCreate = lazy(
  withWords(['configuration', 'later', 'records'], () =>
    import('#custom/configuration/CreatePage.tsx').then((module) => ({ default: module.CreatePage })),
  ),
)
export const ConfigurationEdit = lazy(
  withWords(['configuration', 'later', 'records'], () =>
    import('#custom/configuration/EditPage.tsx').then((module) => ({ default: module.EditPage })),
  ),
)
export const GeoRanges = lazy(
  withWords(['configuration', 'lists'], () =>
    import('#custom/geo/Page.tsx').then((module) => ({ default: module.Page })),
  ),
)
export const GeoCreate = lazy(
  withWords(['configuration', 'records'], () =>
    import('#custom/geo/CreatePage.tsx').then((module) => ({ default: module.CreatePage })),
  ),
)
export const GeoEdit = lazy(
  withWords(['configuration', 'records'], () =>
    import('#custom/geo/EditPage.tsx').then((module) => ({ default: module.EditPage })),
  ),
)
export const VideoEditor = lazy(
  withWords(['guide', 'later', 'lists', 'records', 'review', 'video'], () =>
    import('#custom/videoEditor/Page.tsx').then((module) => ({ default: module.Page })),
  ),
)
