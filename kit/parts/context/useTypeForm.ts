import type { UseQueryResult } from '@tanstack/react-query'
import { useQuery } from '@tanstack/react-query'
import { useConsole } from './ConsoleContext.ts'
import type { TypeForm } from './providerTypes.ts'

/** Schema and form of a type, asked for once and kept until the type changes: whatever begins with its name is dropped then. */
export function useTypeForm(type: string, isWanted = true): UseQueryResult<TypeForm> {
  const { calls } = useConsole()
  return useQuery({
    queryKey: [type, 'form'],
    queryFn: () => calls.readTypeForm(type),
    enabled: isWanted,
    staleTime: Infinity,
  })
}
