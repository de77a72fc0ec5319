import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ReviewProvider } from '#kit/parts/context/providerTypes.ts'
import type { NoteActs } from '#kit/parts/review/noteActs.ts'
import { notedPlaces } from '#kit/parts/review/notedPlaces.ts'

/** Nobody pushes to whoever has no account. */
const LOOK_MS = 15_000
const KEY = ['review', 'guestNotes']

/** Notes that came through the link, and where they are pinned. */
export function useGuestNotes(review: ReviewProvider, mayNote: boolean) {
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => review.notes(signal),
    refetchInterval: LOOK_MS,
  })
  const acts = useMemo(
    (): NoteActs =>
      mayNote
        ? {
            add: async (note) => {
              await review.leaveNote(note)
              await queries.invalidateQueries({ queryKey: KEY })
            },
          }
        : {},
    [review, mayNote, queries],
  )
  const noted = useMemo(() => notedPlaces(data ?? []), [data])
  return { notes: data, error, onRetry: () => void refetch(), acts, noted }
}
