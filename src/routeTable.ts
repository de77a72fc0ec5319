import type { ComponentType } from 'react'
import { lazy } from 'react'
import { GENERATED_AREAS } from '#contract/registry/typeDocument.ts'
import type { Action, Page } from '#contract/values/access.ts'
import type { FrameKind } from './layout/frameKind.ts'

/**
 * Every screen of the console: its address of the specification's section 2, whose view it needs, its title and its
 * frame. Screens arrive when they are first opened.
 */
export type RouteRow = {
  /** Under /apps/:product?/ unless it starts with a slash. */
  path: string
  /** The right that opens the screen; 'type' asks the resource type of the address, undefined is open to all. */
  needs?: { page: Page; action: Action } | 'type'
  /** i18n key; the resource type's own name where absent. */
  title?: string
  frame: FrameKind
  screen: ComponentType
}

const Dashboard = lazy(() => import('#custom/dashboard/Page.tsx').then((module) => ({ default: module.Page })))
const Profile = lazy(() => import('#custom/profile/Page.tsx').then((module) => ({ default: module.Page })))
const ContentList = lazy(() =>
  import('#resources/list/ContentList.tsx').then((module) => ({ default: module.ContentList })),
)
const ContentEdit = lazy(() =>
  import('#resources/edit/ContentEdit.tsx').then((module) => ({ default: module.ContentEdit })),
)
const ContentCreate = lazy(() =>
  import('#resources/create/ContentCreate.tsx').then((module) => ({ default: module.ContentCreate })),
)

const Types = lazy(() => import('#custom/types/Page.tsx').then((module) => ({ default: module.Page })))
const TypeCreate = lazy(() => import('#custom/types/CreatePage.tsx').then((module) => ({ default: module.CreatePage })))
const TypeEdit = lazy(() => import('#custom/types/EditPage.tsx').then((module) => ({ default: module.EditPage })))

const generated: RouteRow[] = GENERATED_AREAS.flatMap((area) => [
  { path: `${area}/:resourceType`, needs: 'type' as const, frame: 'list' as const, screen: ContentList },
  // Syndication has no add screen (design 9 (29)).
  ...(area === 'syndication'
    ? []
    : [{ path: `${area}/:resourceType/add`, needs: 'type' as const, frame: 'record' as const, screen: ContentCreate }]),
  ...(area === 'live'
    ? [
        {
          path: 'live/:resourceType/:channelType/add',
          needs: 'type' as const,
          frame: 'record' as const,
          screen: ContentCreate,
        },
      ]
    : []),
  { path: `${area}/:resourceType/:contentId`, needs: 'type' as const, frame: 'record' as const, screen: ContentEdit },
  ...(area === 'live'
    ? [
        {
          path: 'live/:resourceType/:channelType/:contentId',
          needs: 'type' as const,
          frame: 'record' as const,
          screen: ContentEdit,
        },
      ]
    : []),
])

export const ROUTES: readonly RouteRow[] = [
  {
    path: 'dashboards/project',
    needs: { page: 'dashboard', action: 'view' },
    title: 'dashboard.title',
    frame: 'wide',
    screen: Dashboard,
  },
  ...generated,
  {
    path: 'config/types',
    needs: { page: 'cp_appconfig', action: 'view' },
    title: 'types.title',
    frame: 'list',
    screen: Types,
  },
  {
    path: 'config/types/add',
    needs: { page: 'cp_appconfig', action: 'create' },
    title: 'types.newType',
    frame: 'record',
    screen: TypeCreate,
  },
  {
    path: 'config/types/:typeName',
    needs: { page: 'cp_appconfig', action: 'view' },
    title: 'types.title',
    frame: 'record',
    screen: TypeEdit,
  },
  { path: '/pages/profile', title: 'settings.title', frame: 'wide', screen: Profile },
]

const plainPaths: ReadonlySet<string> = new Set(ROUTES.filter((row) => !row.path.includes(':')).map((row) => row.path))

/** Whether a menu path has a screen yet; areas of resource types always do. */
export function hasScreen(path: string): boolean {
  return plainPaths.has(path)
}
