import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { ANY, useWatchedJob } from '#kit/jobs/watchedJobs.ts'
import type { TransferForm } from '../../fields/useTransferFields.ts'
import { suggestedMapping } from '../columns/columnModel.ts'
import { useKeptMappings } from '../columns/useKeptMappings.ts'
import { useFilePreview } from '../file/useFilePreview.ts'
import { FootBar } from '../FootBar.tsx'
import { importCall } from '../importCall.ts'
import { useImportDryRun } from '../useImportDryRun.ts'
import type { Import } from '../useImport.ts'
import { CheckResult } from './CheckResult.tsx'
import { Checking } from './Checking.tsx'
import { FileProblem } from './FileProblem.tsx'
import { PublishToo } from './PublishToo.tsx'

type CheckStepProps = { type: TypeSummary; form: TransferForm; work: Import }

/** What the file would do, before anything is written. */
export function CheckStep({ type, form, work }: CheckStepProps) {
  const translate = useTranslate()
  const format = useFormat()
  const { draft } = work
  const [isStopped, setStopped] = useState(false)
  const dryRun = useImportDryRun(type.type, draft, !isStopped)
  const { result, error, isRunning } = dryRun
  const begin = useBegin(type, form, work)
  const rows = result ? result.create + result.update : 0
  const isPart = result !== undefined && result.looked < result.count
  const back = () => work.go('columns')
  if (begin.isBusy)
    return <Checking label={translate('transfer.check.handingOver')} sent={begin.sent} onStop={begin.stop} />
  if (isRunning && !result)
    return (
      <Checking
        label={translate(dryRun.sent === undefined ? 'transfer.check.reading' : 'transfer.check.sending')}
        sent={dryRun.sent}
        onStop={() => {
          setStopped(true)
          back()
        }}
      />
    )
  const failed = begin.error ?? error
  return (
    <>
      <Box sx={{ display: 'grid', gap: 5, maxWidth: 860 }}>
        {failed !== undefined && (
          <FileProblem
            error={failed}
            onRetry={dryRun.retry}
            actions={
              <>
                <Button size="small" onClick={back}>
                  {translate('transfer.check.columns')}
                </Button>
                <Button size="small" onClick={work.restart}>
                  {translate('transfer.file.another')}
                </Button>
              </>
            }
          />
        )}
        {result && (
          <CheckResult type={type} form={form} result={result}>
            <PublishToo type={type} checked={draft.publish} onChange={(publish) => work.change({ publish })} />
          </CheckResult>
        )}
      </Box>
      <FootBar
        onBack={back}
        isBusy={isRunning}
        next={
          isPart
            ? translate('transfer.check.startAll')
            : translate('transfer.check.start', { smart_count: rows, count: format.number(rows) })
        }
        why={result && rows === 0 && !isPart ? translate('transfer.check.nothing') : undefined}
        {...(result && failed === undefined ? { onNext: begin.start } : {})}
      />
    </>
  )
}

/** Hands the file over. Whoever leaves meanwhile finds the job under the bell. */
function useBegin(type: TypeSummary, form: TransferForm, work: Import) {
  const { calls } = useConsole()
  const { draft } = work
  const kept = useKeptMappings(type.type)
  const preview = useFilePreview(draft.file)
  const [state, setState] = useState<{ isBusy?: boolean; sent?: number; error?: unknown }>({})
  const stopper = useRef<AbortController>(undefined)
  // A short job may have ended before its number is known here: its end is not told in passing either.
  useWatchedJob(state.isBusy ? ANY : undefined)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => void (isHere.current = false)
  }, [])
  const remember = () => {
    if (!preview || preview.columns.length === 0 || !form.typed) return
    void kept.keep(preview.columns, draft.mapping ?? suggestedMapping(form.typed, preview), draft.dates)
  }
  const start = async () => {
    const { file, mapping, dates, source, publish } = draft
    if (!file) return
    stopper.current = new AbortController()
    setState({ isBusy: true })
    try {
      const call = importCall(type.type, file, { mapping, dates, source, dryRun: false, publish })
      const onProgress = (sent: number) => setState(sent < 1 ? { isBusy: true, sent } : { isBusy: true })
      const answer = await calls.importContent({ ...call, onProgress, signal: stopper.current.signal })
      remember()
      if ('status_id' in answer) work.follow(answer.status_id, isHere.current)
    } catch (error) {
      setState({ error })
    }
  }
  return { ...state, start: () => void start(), stop: () => stopper.current?.abort() }
}
