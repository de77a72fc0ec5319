import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useParams } from 'react-router'
import { CONFIG_URN } from '#contract/values/urn.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { FormSkeleton } from '#kit/parts/layoutParts/FormSkeleton.tsx'
import { PageHead } from '#kit/parts/page/PageHead.tsx'
import { SeenLock } from '#kit/record/lock/SeenLock.ts'
import { useFirstLook } from '#kit/record/lock/useFirstLook.ts'
import { ConfigScreen } from './parts/ConfigScreen.tsx'

/** One configuration, by its id. */
export function EditPage() {
  const { configId = '' } = useParams()
  const translate = useTranslate()
  const { calls } = useConsole()
  const { data, error, refetch } = useQuery({
    queryKey: ['configuration', configId],
    queryFn: ({ signal }) => calls.getConfig({ params: { id: configId }, signal }),
    // The screen follows the configuration by itself from here on: a later answer must not replace what is typed.
    staleTime: Infinity,
    gcTime: 0,
  })
  const look = useFirstLook({ id: configId, urn: CONFIG_URN }, data !== undefined)
  if (error)
    return (
      <>
        <PageHead title={translate('pages.titles.configuration')} />
        <CallError title={translate('errors.retrieveData')} error={error} onRetry={() => void refetch()} />
      </>
    )
  if (!data || look.isPending) return <FormSkeleton sections={3} />
  return (
    <SeenLock value={look.lock}>
      <ConfigScreen key={configId} record={data} initial={{}} />
    </SeenLock>
  )
}
