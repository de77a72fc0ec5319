import { ResourceContextProvider, useTranslate } from 'ra-core'
import { useParams, useSearchParams } from 'react-router'
import { useState } from 'react'
import { type TypeSummary, hasTrait } from '#contract/registry/typeDocument.ts'
import { useTypeSummary } from '#kit/parts/context/ConsoleContext.ts'
import { ErrorState } from '#kit/parts/layoutParts/ErrorState.tsx'
import { FIELD } from '#kit/parts/routes/paths.ts'
import { FirstLook } from '#kit/record/lock/FirstLook.tsx'
import { EditorScreen } from './EditorScreen.tsx'
import { RecordFailed, RecordLoading } from './RecordStates.tsx'
import { useLoadedContent } from './useLoadedContent.ts'

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
  const content = useLoadedContent(type, id)
  const { turn, ...access } = useReadAgain(type, content.again)
  const meanwhile =
    content.state === 'failed' ? (
      <RecordFailed type={type} id={id} error={content.error} onRetry={content.retry} />
    ) : (
      <RecordLoading type={type} />
    )
  return (
    <FirstLook target={content.target} record={content.state === 'loaded' ? content : undefined} meanwhile={meanwhile}>
      {({ form, record, store, focus = named }) => (
        <EditorScreen key={turn} {...access} type={type} form={form} record={record} store={store} focus={focus} />
      )}
    </FirstLook>
  )
}

/**
 * After an update of what has the trait its form is read-only, and form and record are read anew (specification section 4,
 * airings): what stands then may be more than was sent, since a save pins and unpins. `read` reads both.
 */
function useReadAgain(type: Pick<TypeSummary, 'traits'>, read: () => Promise<unknown>) {
  const [{ turn, isRead }, setState] = useState({ turn: 0, isRead: false })
  const onUpdated = () => void read().then(() => setState({ turn: turn + 1, isRead: true }))
  return {
    /** Another one is another editor. */
    turn,
    isRead,
    onEdit: () => setState({ turn, isRead: false }),
    onUpdated: hasTrait(type, 'readAgainOnSave') ? onUpdated : undefined,
  }
}
