import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { FormSkeleton } from '#kit/parts/layoutParts/FormSkeleton.tsx'
import type { TypeDraft } from './model/draft.ts'
import { StartFrom } from './parts/StartFrom.tsx'
import { TypeScreen } from './parts/TypeScreen.tsx'

/** A new resource type: first what it begins with, then the same screen as for any other. */
export function CreatePage() {
  const { calls } = useConsole()
  const [draft, setDraft] = useState<TypeDraft>()
  const { data, error, refetch } = useQuery({
    queryKey: ['types', 'documents'],
    queryFn: async ({ signal }) => {
      const types = await calls.listTypes({ query: { info: 'full' }, signal })
      return types.filter((type) => 'schema' in type)
    },
    enabled: draft === undefined,
  })
  if (draft) return <TypeScreen record={undefined} initial={draft} />
  if (error) return <CallError error={error} onRetry={() => void refetch()} />
  if (!data) return <FormSkeleton />
  return (
    <div style={{ blockSize: '100%', overflow: 'auto' }}>
      <StartFrom documents={data} onStart={setDraft} />
    </div>
  )
}
