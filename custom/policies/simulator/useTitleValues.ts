import { useQuery } from '@tanstack/react-query'
import type { PolicyAttribute, Values } from '#contract/rules/policy/policy.ts'
import { contentValues } from '#contract/rules/policy/viewerValues.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { Asking } from './asking.ts'

/** What a title has under the attributes of the source `content`, by the rule that the server asks, too. */
export function useTitleValues(title: Asking['title'], attributes: readonly PolicyAttribute[]) {
  const { calls } = useConsole()
  const { data, error } = useQuery({
    queryKey: ['policyTitle', title?.id],
    enabled: title !== undefined,
    retry: false,
    queryFn: async ({ signal }) => {
      const id = title?.id ?? ''
      const [row] = (await calls.getMany<ContentRow>('anyType', { ids: [id], signal })).data
      if (!row) throw new Error('no such title')
      return (await calls.getOne(row.cty, { id, signal })).data
    },
  })
  const values: Values | undefined = title && data ? contentValues(data, attributes) : undefined
  return { values, error }
}
