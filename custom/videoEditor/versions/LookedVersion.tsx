import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { ListSkeleton } from '#kit/parts/layoutParts/ListSkeleton.tsx'
import { useVideo } from '../VideoContext.ts'
import { Differences } from './Differences.tsx'

/** A version beside the present list: taking it over is one step that can be undone. */
export function LookedVersion({ id }: { id: string }) {
  const translate = useTranslate()
  const format = useFormat()
  const { product } = useConsole()
  const { video, versions, view, list, run } = useVideo()
  const { data, error, refetch } = useQuery({
    queryKey: ['editList', product, video.id, id],
    queryFn: () => versions.read(id),
    staleTime: 0,
  })
  const close = () => view.setLooked(undefined)
  const take = () => {
    if (!data || !run({ kind: 'take', from: 'version', list: data.edit })) return
    versions.follow({ id: data.id, name: data.name, rev: data.rev }, data.edit)
    close()
  }
  return (
    <SharedDialog
      open
      isPlain
      title={data ? data.name : translate('video.versions.title')}
      {...(data && { subtitle: translate('video.versions.savedBy', { by: data.by, time: format.dateTime(data.ut) }) })}
      okLabel={translate('video.versions.take')}
      busy={!data && !error}
      onOk={take}
      onClose={close}
      additionalActions={
        data && (
          <Button
            variant="ghost"
            color="error"
            onClick={() => {
              void versions.remove(data)
              close()
            }}
          >
            {translate('video.versions.remove')}
          </Button>
        )
      }
    >
      {error && !data ? (
        <CallError error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Differences was={data.edit} is={list} />
      ) : (
        <ListSkeleton />
      )}
    </SharedDialog>
  )
}
