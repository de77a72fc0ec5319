import type { StoreContainer } from '#contract/schemas/storefront/container.ts'
import type { StorePage } from '#contract/schemas/storefront/storePage.ts'
import type { Calls } from '#kit/parts/context/providerTypes.ts'
import { sendOptions, type PageCalls } from './pageCalls.ts'

type Provider = Pick<Calls, 'getContainer' | 'saveContainer'>

/**
 * How one container is read and saved by itself. It stands alone in a page that is nowhere stored, at the container's
 * own revision and sides, so that the editor of pages edits it. Ids of that page are not sent.
 */
export function containerCalls(calls: Provider, id: string): PageCalls {
  const params = { id }
  return {
    async read(_, signal) {
      const container = await calls.getContainer({ params, query: { info: 'full' }, signal })
      const isLive = container.st === 'published' || (container.sides?.some(({ st }) => st === 'published') ?? false)
      const live = isLive
        ? await calls.getContainer({ params, query: { info: 'full', st: 'published' }, signal })
        : undefined
      return { draft: pageAround(container), containers: [container], live: live && pageAround(live) }
    },
    async saveTree(_, { page: { st }, containers }, sending) {
      // Without a change only the verb is sent: the server publishes what it has.
      const { rev: _rev, id: _id, ...text } = containers.find((one) => one.id === id) ?? {}
      const body = { ...text, ...(st !== undefined && { st }) }
      const container = await calls.saveContainer({ params, body, ...sendOptions(sending) })
      return { page: pageAround(container), containers: [container], ids: {} }
    },
    move: async (_, st, sending) =>
      pageAround(await calls.saveContainer({ params, body: { st }, ...sendOptions(sending) })),
  }
}

/** A page with nothing but the container: it has no dates, names or audience, and so narrows nothing. */
export function pageAround(container: StoreContainer): StorePage {
  const { id, st, rev, sides, ct, ut, uu, wrng } = container
  const head = { st, rev, sides, ct, ut, uu, wrng }
  const known = Object.fromEntries(Object.entries(head).filter(([, value]) => value !== undefined))
  return { ...known, id: `around ${id}`, ty: 'collection', c: [container] }
}
