import { createElement } from 'react'
import type { Extension, ExtensionResource } from '#kit/parts/extension/Extension.ts'
import { OWN } from '#kit/parts/routes/paths.ts'
import type { RouteRow } from '../routes/routeRow.ts'
import { labelOf } from './labelOf.ts'
import { OwnResource } from './OwnResource.tsx'

/** The rows of the route table that an extension brings: its pages, and one for each resource of its own. */
export function extensionRoutes(extension: Extension, resources: readonly ExtensionResource[]): RouteRow[] {
  const pages = (extension.pages ?? []).map(({ path, title, screen, needs }): RouteRow => ({
    path,
    title,
    screen,
    frame: 'list',
    ...(needs ? { needs } : {}),
  }))
  const own = resources.map((resource): RouteRow => ({
    path: `${OWN}/${resource.name}/*`,
    title: labelOf(resource),
    frame: 'list',
    screen: () => createElement(OwnResource, { resource }),
    ...(resource.page ? { needs: { page: resource.page, action: 'view' } } : {}),
  }))
  return [...pages, ...own]
}
