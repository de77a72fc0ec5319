import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useConsole } from '../context/ConsoleContext.ts'
import { useGatheredEvents } from '../context/useGatheredEvents.ts'
import type { LinkWishes } from './LinkForm.tsx'
import type { Reviewed } from './useDocumentNotes.ts'

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
    make: async ({ viewer, ...wishes }: LinkWishes): Promise<string> => {
      const words = viewer && Object.entries(viewer).map(([name, values]): [string, string[]] => [name, [...values]])
      const body = { urn, id, ...wishes, ...(words && { viewer: Object.fromEntries(words) }) }
      const { token } = await calls.makeReviewLink({ body })
      await readAgain()
      return token
    },
    revoke: async (link: string) => {
      await calls.revokeReviewLink({ params: { id: link }, query: { urn } })
      await readAgain()
    },
  }
}
