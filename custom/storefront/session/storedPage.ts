import { isSameContainer } from '#contract/rules/storefront/wire/storefrontOnWire.ts'
import { readStorefront } from '#contract/rules/storefront/wire/readStorefront.ts'
import type { Storefront } from '#contract/rules/storefront/model/storefront.ts'
import type { StoreContainer } from '#contract/schemas/storefront/container.ts'
import type { StorePage, StoreTree } from '#contract/schemas/storefront/storePage.ts'

/** A page as the server has it: what is worked on, and what viewers have, each with its containers beside it. */
export type StoredPage = {
  draft: StorePage
  containers: readonly StoreContainer[]
  live: StorePage | undefined
}

/** What is worked on, under the server's own ids. */
export function draftStorefront({ draft, containers }: StoredPage): Storefront {
  return readStorefront(draft, containers)
}

/** Containers that a page was read with (info=full). */
export function containersIn({ t = [], c = [] }: StorePage): StoreContainer[] {
  const all = [...c, ...t.flatMap((tab) => tab.c ?? [])].filter((one) => Object.keys(one).length > 1)
  return [...new Map(all.map((one) => [one.id, one])).values()]
}

/** The page after its tree was saved: what the answer has stands in the place of what was known. */
export function withSavedTree(
  known: StoredPage,
  { page, containers }: StoreTree,
  removed: readonly { id: string }[],
): StoredPage {
  const gone = new Set([...containers, ...removed].map(({ id }) => id))
  return { ...known, draft: page, containers: [...known.containers.filter(({ id }) => !gone.has(id)), ...containers] }
}

/** Whether every container that the page shows is known. */
export function isWhole({ draft: { t = [], c = [] }, containers }: StoredPage): boolean {
  const known = new Set(containers.map(({ id }) => id))
  return [...c, ...t.flatMap((tab) => tab.c ?? [])].every(({ id }) => known.has(id))
}

/** Revisions of one container stay below this, so that those of the page lead. */
const CONTAINER_REVISIONS = 2 ** 24

/** Grows with every save of the page, and of any container that it shows. */
export function pageRevision({ draft, containers }: StoredPage): number {
  const inside = containers.reduce((sum, { rev = 0 }) => sum + rev, 0)
  return (draft.rev ?? 0) * CONTAINER_REVISIONS + Math.min(inside, CONTAINER_REVISIONS - 1)
}

/** A storefront as read, with settings and content of another wherever they say the same: what stayed keeps its identity. */
export function sharing(read: Storefront, known: Storefront): Storefront {
  const containers = new Map(
    [...read.containers].map(([id, one]) => {
      const same = isSameContainer(read, known, id) ? known.containers.get(id) : undefined
      return [id, same ? { ...one, settings: same.settings, rest: same.rest } : one] as const
    }),
  )
  const curation = new Map(
    [...read.curation].map(([id, content]) => [
      id,
      isSameContainer(read, known, id) ? (known.curation.get(id) ?? content) : content,
    ]),
  )
  return { ...read, containers, curation }
}
