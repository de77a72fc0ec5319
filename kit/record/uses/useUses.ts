import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import type { Uses } from '#contract/schemas/uses.ts'
import type { UseVerb } from '#contract/values/useVerbs.ts'
import { MAX_KEYS } from '#contract/values/limits.ts'
import type { BulkFilter } from '#contract/wire/calls/bulkBodies.ts'
import type { Extension } from '#contract/wire/extensions.ts'
import { ConsoleContext } from '#kit/parts/context/ConsoleContext.ts'

const USES: Extension = 'uses'

/** The titles that are meant: by ids (the first 200 are looked at), or all of a type that match. */
export type ChosenTitles = { keys: readonly string[] } | { cty: string; flt: BulkFilter }
export type UsesQuestion = {
  chosen: ChosenTitles
  /** What is to become of them; without it every use by name is meant. */
  on?: UseVerb
  /** With expiry: ISO 8601. */
  at?: string
  /** Users of this type alone. */
  of?: string
  pageSize?: number
}

/**
 * Who names titles, and what a verb would break; nothing is asked without a question, nor of a service that does not
 * know the call: whoever shows this goes on without.
 */
export function useUses(question: UsesQuestion | undefined) {
  const session = useContext(ConsoleContext)
  const calls = session?.extensions.includes(USES) ? session.calls : undefined
  return useQuery<Uses>({
    queryKey: ['uses', question],
    enabled: question !== undefined && calls !== undefined,
    retry: false,
    // Where a title is used may change at any time: never from memory.
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      if (!question || !calls) throw new Error('nothing was asked')
      const { chosen, ...rest } = question
      const titles = 'keys' in chosen ? { keys: chosen.keys.slice(0, MAX_KEYS) } : chosen
      return calls.readUses({ body: { ...titles, ...rest }, signal })
    },
  })
}
