import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useParams } from 'react-router'
import { TYPE_DOCUMENT_URN } from '#contract/values/urn.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { FormSkeleton } from '#kit/parts/layoutParts/FormSkeleton.tsx'
import { SeenLock } from '#kit/record/lock/SeenLock.ts'
import { useFirstLook } from '#kit/record/lock/useFirstLook.ts'
import { TypeScreen } from './parts/TypeScreen.tsx'
import { documentIn } from './model/documentOf.ts'

/** One resource type, as it serves. */
export function EditPage() {
  const { typeName = '' } = useParams()
  const translate = useTranslate()
  const { calls } = useConsole()
  const { data, error, refetch } = useQuery({
    queryKey: ['typeRecord', typeName],
    queryFn: ({ signal }) => calls.readType({ params: { type: typeName }, signal }),
    // The screen follows the type by itself from here on: a later answer must not replace what is typed.
    staleTime: Infinity,
    gcTime: 0,
  })
  const look = useFirstLook({ id: typeName, urn: TYPE_DOCUMENT_URN }, data !== undefined)
  if (error)
    return (
      <CallError
        title={translate('types.noSuchType', { type: typeName })}
        error={error}
        onRetry={() => void refetch()}
      />
    )
  if (!data || look.isPending) return <FormSkeleton sections={4} />
  return (
    <SeenLock value={look.lock}>
      <TypeScreen key={typeName} record={data} initial={documentIn(data)} />
    </SeenLock>
  )
}
