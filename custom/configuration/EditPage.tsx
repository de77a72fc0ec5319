import { useTranslate } from 'ra-core'
import { useParams } from 'react-router'
import { CONFIG_URN } from '#contract/values/urn.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { FormSkeleton } from '#kit/parts/layoutParts/FormSkeleton.tsx'
import { PageHead } from '#kit/parts/page/PageHead.tsx'
import { FirstLook } from '#kit/record/lock/FirstLook.tsx'
import { useReadOnce } from '#kit/record/screen/useReadOnce.ts'
import { ConfigScreen } from './parts/ConfigScreen.tsx'

/** One configuration, by its id. */
export function EditPage() {
  const { configId = '' } = useParams()
  const translate = useTranslate()
  const { calls } = useConsole()
  const { record, error, retry } = useReadOnce(['configuration', configId], (signal) =>
    calls.getConfig({ params: { id: configId }, signal }),
  )
  const meanwhile = error ? (
    <>
      <PageHead title={translate('pages.titles.configuration')} />
      <CallError title={translate('errors.retrieveData')} error={error} onRetry={retry} />
    </>
  ) : (
    <FormSkeleton sections={3} />
  )
  return (
    <FirstLook target={{ id: configId, urn: CONFIG_URN }} record={record} meanwhile={meanwhile}>
      {(config) => <ConfigScreen key={configId} record={config} initial={{}} />}
    </FirstLook>
  )
}
