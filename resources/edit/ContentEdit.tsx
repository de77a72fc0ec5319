import { ResourceContextProvider, useTranslate } from 'ra-core'
import { useParams, useSearchParams } from 'react-router'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { useTypeSummary } from '#kit/parts/context/ConsoleContext.ts'
import { ErrorState } from '#kit/parts/layoutParts/ErrorState.tsx'
import { FIELD } from '#kit/parts/routes/paths.ts'
import { EditorScreen } from './EditorScreen.tsx'
import { RecordFailed, RecordLoading } from './RecordStates.tsx'
import { useLoadedContent } from './useLoadedContent.ts'
import { useReadAgain } from './useReadAgain.ts'

/** The record of the address, in the form that follows from its type document (design section 5). */
export function ContentEdit() {
  const { resourceType = '', contentId = '' } = useParams()
  const type = useTypeSummary(resourceType)
  const translate = useTranslate()
  if (!type) return <ErrorState title={translate('list.noSuchType', { type: resourceType })} />
  return (
    <ResourceContextProvider value={type.type}>
      <OneRecord key={`${type.type} ${contentId}`} type={type} id={contentId} />
    </ResourceContextProvider>
  )
}

function OneRecord({ type, id }: { type: TypeSummary; id: string }) {
  const [params] = useSearchParams()
  const named = params.get(FIELD) ?? undefined
  const content = useLoadedContent(type.type, id)
  const { turn, ...access } = useReadAgain(type, content.again)
  if (content.state === 'loading') return <RecordLoading type={type} />
  if (content.state === 'failed')
    return <RecordFailed type={type} id={id} error={content.error} onRetry={content.retry} />
  const { form, record, store, focus = named } = content
  return <EditorScreen key={turn} {...access} type={type} form={form} record={record} store={store} focus={focus} />
}
