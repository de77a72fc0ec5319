import { useQuery } from '@tanstack/react-query'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { AssocMetadata } from '#contract/schemas/series.ts'

/** What the record stands in relation to, asked again whenever its revision moves. */
export function useAssoc(type: TypeSummary, record: ContentRecord | undefined, isWanted = true) {
  const { calls } = useConsole()
  return useQuery<AssocMetadata>({
    queryKey: [type.type, 'assoc', record?.id, record?.rev],
    enabled: isWanted && record !== undefined,
    placeholderData: (previous) => previous,
    queryFn: ({ signal }) =>
      calls.readAssocMetadata({ params: { id: record?.id ?? '' }, query: { cty: type.type }, signal }),
  })
}
