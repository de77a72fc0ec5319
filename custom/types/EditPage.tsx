import { useTranslate } from 'ra-core'
import { useParams } from 'react-router'
import { TYPE_DOCUMENT_URN } from '#contract/values/urn.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { FormSkeleton } from '#kit/parts/layoutParts/FormSkeleton.tsx'
import { FirstLook } from '#kit/record/lock/FirstLook.tsx'
import { useReadOnce } from '#kit/record/screen/useReadOnce.ts'
import { TypeScreen } from './parts/TypeScreen.tsx'
import { documentIn } from './model/documentOf.ts'

/** One resource type, as it serves. */
export function EditPage() {
  const { typeName = '' } = useParams()
  const translate = useTranslate()
  const { calls } = useConsole()
  const { record, error, retry } = useReadOnce(['typeRecord', typeName], (signal) =>
    calls.readType({ params: { type: typeName }, signal }),
  )
  const meanwhile = error ? (
    <CallError title={translate('types.noSuchType', { type: typeName })} error={error} onRetry={retry} />
  ) : (
    <FormSkeleton sections={4} />
  )
  return (
    <FirstLook target={{ id: typeName, urn: TYPE_DOCUMENT_URN }} record={record} meanwhile={meanwhile}>
      {(type) => <TypeScreen key={typeName} record={type} initial={documentIn(type)} />}
    </FirstLook>
  )
}
