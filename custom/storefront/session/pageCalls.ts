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
/** Reads and saves a page; of a container that is opened by itself, `containerCalls`. */
export type PageCalls = {
  read: (id: string, signal?: AbortSignal) => Promise<StoredPage>
  saveTree: (id: string, tree: StoreTreeInput, sending: Sending) => Promise<StoreTree>
  move: (id: string, st: NonNullable<StorePageInput['st']>, sending: Sending) => Promise<unknown>
}

export function sendOptions({ rev, lockNumber, key, confirm, signal }: Sending) {
  return { rev, lockNumber, signal, idempotencyKey: key, query: { confirm: confirm.join(',') } }
}

/** How a page is read and saved by the calls of calls.md section 19. */
export function pageCalls(calls: Provider): PageCalls {
  return {
    /** The draft, else what viewers have, and the published side. */
    async read(id, signal) {
      const draft = await calls.getPage({ params: { id }, query: { info: 'full' }, signal })
      const isLive = draft.st === 'published' || (draft.sides?.some(({ st }) => st === 'published') ?? false)
      const query = { info: 'full', st: 'published' } as const
      const live = isLive ? await calls.getPage({ params: { id }, query, signal }) : undefined
      return { draft, containers: containersIn(draft), live }
    },
    /** Page and containers, all or none; the answer names the ids of new containers. */
    saveTree: (id, tree, sending) => calls.savePageTree({ params: { id }, body: tree, ...sendOptions(sending) }),
    /** A verb without text: archive, delete, back to draft. */
    move: (id, st, sending) => calls.savePage({ params: { id }, body: { st }, ...sendOptions(sending) }),
  }
}
