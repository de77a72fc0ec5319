import type { Calls } from '#kit/parts/context/providerTypes.ts'
import type { StoredPage } from './storedPage.ts'

type Provider = Pick<Calls, 'getPage'>

/** How a page is read by the calls of calls.md section 19. */
export function pageCalls(calls: Provider) {
  return {
    async read(id: string, signal?: AbortSignal): Promise<StoredPage> {
      const draft = await calls.getPage({ params: { id }, query: { info: 'full' }, signal })
      const isLive = draft.sides?.some(({ st }) => st === 'published') ?? draft.st === 'published'
      const live = isLive
        ? await calls.getPage({ params: { id }, query: { info: 'full', st: 'published' }, signal })
        : undefined
      return { draft, live }
    },
  }
}
