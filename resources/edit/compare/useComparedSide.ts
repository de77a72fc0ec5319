import { useQuery } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { ContentEditor } from '../useContentEditor.ts'
import { FORM } from './comparedSides.ts'

type ComparedSide = { record: object | undefined; error: unknown; retry: () => void }

/** One side of a comparison: the form as it is being typed in, or a version as it was saved. */
export function useComparedSide({ type, record, store }: ContentEditor, key: string): ComparedSide {
  const { calls } = useConsole()
  const values = useSyncExternalStore(
    useCallback((changed: () => void) => store.watch(changed), [store]),
    store.values,
  )
  const { data, error, refetch } = useQuery({
    // A draft keeps its key while it is saved again and again.
    queryKey: [type.type, 'version', record?.id, key, record?.rev],
    enabled: key !== FORM,
    queryFn: ({ signal }) => calls.readVersion({ params: { type: type.type, id: record?.id ?? '', key }, signal }),
    staleTime: Infinity,
  })
  return { record: key === FORM ? values : data, error: key === FORM ? undefined : error, retry: () => void refetch() }
}
