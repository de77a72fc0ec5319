import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { wholeOf } from '#contract/rules/video/editList.ts'
import type { FieldChange } from '#contract/schemas/contentRecord.ts'
import type { FormSchema } from '#kit/forms/schema/formSchema.ts'
import { useConsole, useServiceHas, useTypeSummary } from '#kit/parts/context/ConsoleContext.ts'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { ListSkeleton } from '#kit/parts/layoutParts/ListSkeleton.tsx'
import { useTypeForm } from '#kit/parts/context/useTypeForm.ts'
import { ChangeLine } from '#kit/record/changes/ChangeLine.tsx'
import { useFieldWords } from '#kit/record/changes/useFieldWords.ts'
import { restoreRequest } from '#kit/record/restoreRequest.ts'
import { useVideo } from '../VideoContext.ts'
import { Differences } from './Differences.tsx'

/**
 * Gives up what was cut, and asks for the title's own text as it was imported: what is lost is shown before, and its
 * name is typed. The cut comes back by undoing; the text does not.
 */
export function RestoreDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const notice = useNotice()
  const { calls } = useConsole()
  const { video, list, run } = useVideo()
  const { data, error, refetch } = useOriginal()
  const [typed, setTyped] = useState('')
  const restore = useMutation({
    mutationFn: async () => {
      if (data?.original) await calls.restoreOriginal({ body: restoreRequest(video.cty, data.record) })
    },
    onSuccess: () => {
      if (data?.original) notice('success', 'success.restoreToOriginal')
      run({ kind: 'restoreOriginal' })
      onClose()
    },
  })
  const isTyped = typed.trim().toLocaleLowerCase() === video.name.trim().toLocaleLowerCase()
  return (
    <SharedDialog
      open
      destructive
      title={translate('video.restore.title', { name: video.name })}
      okLabel={translate('video.restore.ok')}
      scope={data?.scope}
      notYet={isTyped ? undefined : translate('video.restore.notTyped', { name: video.name })}
      busy={restore.isPending || (!data && !error)}
      hasEdits={typed !== ''}
      onOk={() => restore.mutate()}
      onClose={onClose}
    >
      {error && !data && <CallError error={error} onRetry={() => void refetch()} />}
      {!error && !data && <ListSkeleton rows={2} artwork={false} />}
      {data && <Lost original={data.original} changes={data.changes} />}
      <h3>{translate('video.restore.cut')}</h3>
      <Differences was={wholeOf(list)} is={list} before={translate('video.restore.original')} />
      {restore.error && <CallError error={restore.error} values={{ id: video.id }} />}
      <TextField
        fullWidth
        size="small"
        label={translate('video.restore.type', { name: video.name })}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { autoComplete: 'off' } }}
        sx={{ marginBlockStart: 4 }}
      />
    </SharedDialog>
  )
}

type LostProps = { original: string | undefined; changes: readonly FieldChange[] }

/** What becomes of the title's own text, field by field. */
function Lost({ original, changes }: LostProps) {
  const translate = useTranslate()
  const format = useFormat()
  const { video } = useVideo()
  const words = useFieldWords((useTypeForm(video.cty).data?.schema ?? NO_SCHEMA) as FormSchema)
  if (original === undefined) return <p>{translate('video.restore.noOriginal')}</p>
  return (
    <>
      <p>{translate('video.restore.text', { date: format.dateTime(original) })}</p>
      {changes.length === 0 && <p>{translate('video.restore.sameText')}</p>}
      <Box sx={{ display: 'grid', gap: '10px', marginBlockEnd: 4 }}>
        {changes.map((change) => (
          <ChangeLine key={change.field} change={change} words={words} />
        ))}
      </Box>
    </>
  )
}

const NO_SCHEMA = {}

/** The title as it stands, when its original came in if it has one, and the right that bringing that back needs. */
function useOriginal() {
  const { calls, product, may } = useConsole()
  const { video } = useVideo()
  const hasSources = useServiceHas('sources')
  const type = useTypeSummary(video.cty)
  const mayUpdate = type !== undefined && may(type.page, 'update')
  return useQuery({
    queryKey: ['videoOriginal', product, video.cty, video.id],
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const params = { type: video.cty, id: video.id }
      const [record, aggregate] = await Promise.all([
        calls.getContent({ params, signal }),
        hasSources && mayUpdate ? calls.readAggregate({ params, query: { changes: 'true' }, signal }) : undefined,
      ])
      const original = aggregate?.original
      const scope = original !== undefined && type ? ({ page: type.page, action: 'update' } as const) : undefined
      return { record, original, changes: aggregate?.changes ?? [], scope }
    },
  })
}
