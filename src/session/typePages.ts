import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { Page } from '#contract/values/access.ts'

/** The permission page of each resource type, known once the types are listed; react-admin's access checks ask here. */
function createTypePages() {
  const pages = new Map<string, Page>()
  return {
    pageOf: (resource: string): Page | undefined => pages.get(resource),
    know: (types: readonly TypeSummary[]): void => types.forEach(({ type, page }) => pages.set(type, page)),
  }
}

export const typePages = createTypePages()
