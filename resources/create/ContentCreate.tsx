import { ResourceContextProvider, useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { useParams, useSearchParams } from 'react-router'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { useConsole, useTypeSummary } from '#kit/parts/context/ConsoleContext.ts'
import type { FormSchema } from '#kit/forms/schema/formSchema.ts'
import { ErrorState } from '#kit/parts/layoutParts/ErrorState.tsx'
import { EditorScreen } from '../edit/EditorScreen.tsx'
import { COPY_OF } from '#kit/parts/routes/paths.ts'
import { RecordFailed, RecordLoading } from '../edit/RecordStates.tsx'
import { CopiedRecord } from './CopiedRecord.tsx'
import { useLoadedContent } from '../edit/useLoadedContent.ts'

/** A new record in the same form; the first save gives it an address of its own. */
export function ContentCreate() {
  const { resourceType = '', channelType } = useParams()
  const type = useTypeSummary(resourceType)
  const { may } = useConsole()
  const from = useSearchParams()[0].get(COPY_OF)
  const translate = useTranslate()
  if (!type) return <ErrorState title={translate('list.noSuchType', { type: resourceType })} />
  if (!may(type.page, 'create'))
    return (
      <ErrorState
        title={translate('actions.needsPermission', {
          action: translate('actions.scope.create'),
          page: translate(`shell.pages.${type.page}`),
        })}
      />
    )
  return (
    <ResourceContextProvider value={type.type}>
      {from === null ? (
        <NewRecord key={type.type} type={type} channelType={channelType} />
      ) : (
        <CopiedRecord key={from} type={type} id={from} />
      )}
    </ResourceContextProvider>
  )
}

/** A new record begins in the selected product (design 9 (13)), a channel with the kind that its address names. */
function NewRecord({ type, channelType }: { type: TypeSummary; channelType: string | undefined }) {
  const { product } = useConsole()
  const content = useLoadedContent(type, undefined)
  const schema = content.state === 'loaded' ? (content.form.schema as FormSchema) : undefined
  const initial = useMemo(
    () => ({
      ...(product ? { prd: [product] } : {}),
      ...(channelType && schema?.properties?.chty ? { chty: channelType } : {}),
    }),
    [product, channelType, schema],
  )
  if (content.state === 'loading') return <RecordLoading type={type} />
  if (content.state === 'failed')
    return <RecordFailed type={type} id={undefined} error={content.error} onRetry={content.retry} />
  return <EditorScreen type={type} form={content.form} record={undefined} initial={initial} />
}
