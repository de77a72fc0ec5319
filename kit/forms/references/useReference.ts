import { useCallback, useContext, useSyncExternalStore } from 'react'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { ConsoleContext } from '#kit/parts/context/ConsoleContext.ts'
import type { MarqueeDataProvider } from '#kit/parts/context/providerTypes.ts'
import { createReferenceLoader } from './referenceLoader.ts'
import type { ReferenceLoader, ReferenceState } from './referenceLoader.ts'

/** One loader per session, whoever looks. */
const loaders = new WeakMap<object, ReferenceLoader>()

/** A reference may be of any of several types, and rows are read by their ids alone. */
const ANY_TYPE = 'anyType'

function loaderOf(calls: Pick<MarqueeDataProvider, 'getMany'>): ReferenceLoader {
  const readRow = async (id: string) => (await calls.getMany<ContentRow>(ANY_TYPE, { ids: [id] })).data[0]
  const known = loaders.get(calls) ?? createReferenceLoader(readRow)
  loaders.set(calls, known)
  return known
}

/** The loader of the session; undefined outside of one, as in a gallery. */
export function useReferenceLoader(): ReferenceLoader | undefined {
  const calls = useContext(ConsoleContext)?.calls as Partial<MarqueeDataProvider> | undefined
  return calls?.getMany ? loaderOf(calls as MarqueeDataProvider) : undefined
}

const FAILED: ReferenceState = { kind: 'failed' }
const NOTHING: ReferenceState = { kind: 'absent' }
const nobody = () => () => undefined

/** A document by its id, loaded together with whatever else the screen refers to. */
export function useReference(id: string | undefined): ReferenceState {
  const loader = useReferenceLoader()
  const subscribe = useCallback(
    (changed: () => void) => (id && loader ? loader.subscribe(id, changed) : nobody()),
    [loader, id],
  )
  return useSyncExternalStore(subscribe, () => (!id ? NOTHING : loader ? loader.get(id) : FAILED))
}
