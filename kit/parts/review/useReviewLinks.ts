import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useConsole } from '../context/ConsoleContext.ts'
import { useGatheredEvents } from '../context/useGatheredEvents.ts'
import type { Reviewed } from './useDocumentNotes.ts'

type LinkWishes = { days: number; guests: boolean; notes: boolean }

const TOPICS = ['review'] as const

/** The links of a document, made and revoked. A token is told once and kept nowhere but on screen. */
export function useReviewLinks({ urn, id }: Reviewed) {
  const { calls } = useConsole()
  const queries = useQueryClient()
  const key = useMemo(() => ['review', 'links', urn, id], [urn, id])
  const { data, error, isPending, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => calls.listReviewLinks({ query: { urn, id }, signal }),
  })
  const readAgain = useCallback(() => queries.invalidateQueries({ queryKey: key }), [queries, key])
  useGatheredEvents(
    TOPICS,
    () => void readAgain(),
    (event) => event.urn === urn && event.id === id,
  )
  return {
    ...{ data, error, isPending },
    onRetry: () => void refetch(),
    make: async (wishes: LinkWishes): Promise<string> => {
      const { token } = await calls.makeReviewLink({ body: { urn, id, ...wishes } })
      await readAgain()
      return token
    },
    revoke: async (link: string) => {
      await calls.revokeReviewLink({ params: { id: link }, query: { urn } })
      await readAgain()
    },
  }
}
