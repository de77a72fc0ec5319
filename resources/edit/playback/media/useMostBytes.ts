import { useQuery } from '@tanstack/react-query'
import { useConsole, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'

/** What an uploaded file may have; undefined until that is known, and for whom the service does not tell it. */
export function useMostBytes(): number | undefined {
  const { calls, may } = useConsole()
  const enabled = useServiceHas('editLists') && may('cp_mediaoperations', 'view')
  const { data } = useQuery({
    queryKey: ['mediaTools'],
    queryFn: ({ signal }) => calls.readMediaTools({ signal }),
    staleTime: 300_000,
    enabled,
  })
  return data?.uploadBytes
}
