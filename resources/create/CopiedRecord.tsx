import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { duplicateOf } from '#contract/rules/payload/duplicateOf.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { EditorScreen } from '../edit/EditorScreen.tsx'
import { RecordFailed, RecordLoading } from '../edit/RecordStates.tsx'
import { useLoadedContent } from '../edit/useLoadedContent.ts'

/** A new record that starts with the texts of another; nothing is saved until the person saves. */
export function CopiedRecord({ type, id }: { type: TypeSummary; id: string }) {
  const { calls, product } = useConsole()
  const form = useLoadedContent(type, undefined)
  const original = useQuery({
    queryKey: [type.type, 'copied', id],
    queryFn: async ({ signal }) => (await calls.getOne<ContentRecord>(type.type, { id, signal })).data,
    staleTime: Infinity,
    gcTime: 0,
  })
  const record = original.data
  const initial = useMemo(() => {
    if (!record) return undefined
    return { ...duplicateOf(record), ...(product ? { prd: [product] } : {}) }
  }, [record, product])
  if (original.error)
    return <RecordFailed type={type} id={id} error={original.error} onRetry={() => void original.refetch()} />
  if (form.state === 'failed')
    return <RecordFailed type={type} id={undefined} error={form.error} onRetry={form.retry} />
  if (form.state === 'loading' || !initial) return <RecordLoading type={type} />
  return <EditorScreen type={type} form={form.form} record={undefined} initial={initial} />
}
