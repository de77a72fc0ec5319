import { useQuery } from '@tanstack/react-query'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { ContentEditor } from '../useContentEditor.ts'

/** The published version under a draft; where the form is of the published one itself, what is saved of it. */
export function useLiveVersion({ type, record }: Pick<ContentEditor, 'type' | 'record'>): {
  live: ContentRecord | undefined
  isPending: boolean
} {
  const { calls } = useConsole()
  const live = record?.sides.find(({ st }) => st === 'published')
  const isOwn = live !== undefined && live.key === record?.key
  const { data } = useQuery({
    queryKey: [type.type, 'version', record?.id, live?.key],
    enabled: live !== undefined && !isOwn,
    queryFn: ({ signal }) =>
      calls.readVersion({ params: { type: type.type, id: record?.id ?? '', key: live?.key ?? '' }, signal }),
    staleTime: Infinity,
  })
  if (isOwn || !live) return { live: isOwn ? record : undefined, isPending: false }
  const shown = data && { ...data, st: 'published' as const, sides: record?.sides ?? [] }
  return { live: shown, isPending: !shown }
}
