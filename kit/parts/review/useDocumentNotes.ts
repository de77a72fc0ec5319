import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { Page } from '#contract/values/access.ts'
import { useConsole, useServiceHas } from '../context/ConsoleContext.ts'
import { useGatheredEvents } from '../context/useGatheredEvents.ts'
import type { NoteActs } from './noteActs.ts'

/** A document as reviews name it; `page` guards it. */
export type Reviewed = { urn: string; id: string; page: Page }

const TOPICS = ['review'] as const

/** Notes on a document and what the reader may do with them; others' are there as they are written. */
export function useDocumentNotes({ urn, id, page }: Reviewed) {
  const { calls, may } = useConsole()
  const has = useServiceHas('notes')
  const queries = useQueryClient()
  const key = useMemo(() => ['review', 'notes', urn, id], [urn, id])
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => calls.listNotes({ query: { urn, id }, signal }),
    enabled: has && id !== '',
  })
  const readAgain = useCallback(() => queries.invalidateQueries({ queryKey: key }), [queries, key])
  useGatheredEvents(
    TOPICS,
    () => void readAgain(),
    (event) => event.urn === urn && event.id === id,
  )
  const mayResolve = may(page, 'update')
  const acts = useMemo(
    (): NoteActs => ({
      add: async ({ text, place, parent }) => {
        await calls.addNote({ body: { urn, id, text, ...(parent === undefined ? { place } : { parent }) } })
        await readAgain()
      },
      ...(mayResolve && {
        resolve: async (note, resolved) => {
          await calls.resolveNote({ params: { id: note }, body: { urn, resolved } })
          await readAgain()
        },
      }),
      remove: async (note) => {
        await calls.deleteNote({ params: { id: note }, query: { urn } })
        await readAgain()
      },
    }),
    [calls, urn, id, mayResolve, readAgain],
  )
  return { has, notes: data, error, onRetry: () => void refetch(), acts }
}
