import type { StorePageInput, StoreTree, StoreTreeInput } from '#contract/schemas/storefront/storePage.ts'
import type { Calls } from '#kit/parts/context/providerTypes.ts'
import { containersIn, type StoredPage } from './storedPage.ts'

type Provider = Pick<Calls, 'getPage' | 'savePage' | 'savePageTree'>

/** What every write names beside its body. */
type Sending = {
  rev: number | undefined
  lockNumber: number | undefined
  key: string
  confirm: readonly string[]
  signal: AbortSignal
}
export type PageCalls = ReturnType<typeof pageCalls>

/** How a page is read and saved by the calls of calls.md section 19. */
export function pageCalls(calls: Provider) {
  const optionsOf = ({ rev, lockNumber, key, confirm, signal }: Sending) => ({
    ...{ rev, lockNumber, signal, idempotencyKey: key },
    query: { confirm: confirm.join(',') },
  })
  return {
    /** The draft, else what viewers have, and the published side. */
    async read(id: string, signal?: AbortSignal): Promise<StoredPage> {
      const draft = await calls.getPage({ params: { id }, query: { info: 'full' }, signal })
      const isLive = draft.st === 'published' || (draft.sides?.some(({ st }) => st === 'published') ?? false)
      const query = { info: 'full', st: 'published' } as const
      const live = isLive ? await calls.getPage({ params: { id }, query, signal }) : undefined
      return { draft, containers: containersIn(draft), live }
    },
    /** Page and containers, all or none; the answer names the ids of new containers. */
    saveTree: (id: string, tree: StoreTreeInput, sending: Sending): Promise<StoreTree> =>
      calls.savePageTree({ params: { id }, body: tree, ...optionsOf(sending) }),
    /** A verb without text: archive, delete, back to draft. */
    move: (id: string, st: NonNullable<StorePageInput['st']>, sending: Sending) =>
      calls.savePage({ params: { id }, body: { st }, ...optionsOf(sending) }),
  }
}
