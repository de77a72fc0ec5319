import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { useTranslate } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { JobDetail } from '#contract/schemas/bulk.ts'
import type { JobAnswer } from '#contract/values/jobs.ts'
import { isInFlight } from '#contract/values/jobs.ts'
import type { FieldWords } from '#kit/record/changes/useFieldWords.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { ConfirmDialog } from '#kit/parts/dialogs/ConfirmDialog.tsx'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { useErrorNotice } from '#kit/parts/errors/useErrorNotice.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { jobPath } from '../jobPath.ts'
import { JobFailures } from './JobFailures.tsx'
import { JobOutcome } from './JobOutcome.tsx'
import type { Counted } from '#kit/parts/format/useCountWords.ts'
import { useJob } from '../useJob.ts'

type JobRunProps = {
  id: string
  /** Another job goes on with it: the one that takes it back, or the one that tries again. */
  onFollow: (id: string) => void
  /** Told once when it has ended while one watched. */
  onEnded?: () => void
  words?: FieldWords
  pathOf?: (key: string) => string | undefined
  /** What is asked before all of it is taken back, where that does more than give former texts back. */
  undoQuestion?: UndoQuestion
  of?: Counted
  /** Titles that failed are listed without being asked for. */
  showsFailures?: boolean
}

type UndoQuestion = { title: string; text: string; okLabel: string }

/** A job over many titles where it was asked for: how far it is, how it ended, and what can be done about that. */
export function JobRun(props: JobRunProps) {
  const { id, onFollow, onEnded, words, pathOf, undoQuestion, of, showsFailures = false } = props
  const translate = useTranslate()
  const { may } = useConsole()
  const { data: job, error, refetch } = useJob(id)
  const reload = () => void refetch()
  const [isShowing, setShowing] = useState(showsFailures)
  useEnd(job, onEnded)
  if (!job)
    return error ? (
      <CallError error={error} onRetry={reload} />
    ) : (
      <LinearProgress aria-label={translate('states.loading')} />
    )
  const isRunning = isInFlight(job.status)
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {isRunning ? <Progress job={job} /> : <JobOutcome job={job} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Acts
          job={job}
          onFollow={(next) => {
            setShowing(false)
            onFollow(next)
            if (next === id) reload()
          }}
          onCancelled={reload}
          undoQuestion={undoQuestion}
        />
        {job.failure > 0 && (
          <Button size="small" aria-expanded={isShowing} onClick={() => setShowing(!isShowing)}>
            {translate(isShowing ? 'bulk.run.hideFailures' : 'bulk.run.showFailures')}
          </Button>
        )}
        {may('cp_notification', 'view') && (
          <Button size="small" variant="text" component={Link} to={jobPath(id)}>
            {translate('bulk.run.open')}
          </Button>
        )}
      </Box>
      {isShowing && job.failure > 0 && (
        <JobFailures
          id={id}
          count={job.failure}
          {...(words ? { words } : {})}
          {...(pathOf ? { pathOf } : {})}
          {...(of ? { of } : {})}
        />
      )}
    </Box>
  )
}

/** A short job may have ended before it is first read: that is an end too. */
function useEnd(job: JobDetail | undefined, onEnded: (() => void) | undefined): void {
  const wasRunning = useRef(true)
  const isRunning = !job || isInFlight(job.status)
  useEffect(() => {
    if (wasRunning.current && !isRunning) onEnded?.()
    wasRunning.current = isRunning
  }, [isRunning, onEnded])
}

function Progress({ job }: { job: JobDetail }) {
  const translate = useTranslate()
  const format = useFormat()
  const done = job.success + job.failure
  const isWaiting = job.status === 'yet-to-start'
  const progress = translate('bulk.run.progress', { done: format.number(done), count: format.number(job.count) })
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, typography: 'bodyStrong' }}>
        <span>{isWaiting ? translate('bulk.run.waiting') : progress}</span>
        {job.failure > 0 && (
          <Box
            component="span"
            sx={{ display: 'flex', alignItems: 'center', gap: '6px', color: 'status.error.on', typography: 'meta' }}
          >
            <Icon name="octagon" size="small" />
            {translate('bulk.run.failed', { count: format.number(job.failure) })}
          </Box>
        )}
      </Box>
      <LinearProgress
        variant={isWaiting ? 'indeterminate' : 'determinate'}
        {...(isWaiting ? {} : { value: job.count === 0 ? 0 : (done / job.count) * 100 })}
        aria-label={progress}
      />
      <Box role="status" sx={{ typography: 'meta', color: 'text.secondary' }}>
        {job.kind === 'undo' && `${translate('bulk.run.undoing')}. `}
        {translate('bulk.run.hint')}
      </Box>
    </Box>
  )
}

type ActsProps = {
  job: JobDetail
  onFollow: (id: string) => void
  onCancelled: () => void
  undoQuestion: UndoQuestion | undefined
}

function Acts({ job, onFollow, onCancelled, undoQuestion }: ActsProps) {
  const translate = useTranslate()
  const tell = useErrorNotice()
  const { calls } = useConsole()
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const act = async (run: () => Promise<void>) => {
    setBusy(true)
    try {
      await run()
    } catch (error) {
      tell(error)
    } finally {
      setBusy(false)
    }
  }
  const ofJob = { params: { id: job.id } }
  const follow = (send: (options: typeof ofJob) => Promise<JobAnswer>) => () =>
    void act(async () => onFollow((await send(ofJob)).status_id))
  const cancel = () => void act(async () => void (await calls.cancelJob(ofJob).finally(onCancelled)))
  return (
    <>
      {job.cancellable && isInFlight(job.status) && (
        <Button size="small" loading={isBusy} onClick={cancel}>
          {translate('bulk.run.cancel')}
        </Button>
      )}
      {job.retryable && !isInFlight(job.status) && (
        <Button
          size="small"
          loading={isBusy}
          onClick={follow(calls.retryJob)}
          startIcon={<Icon name="refresh" size="small" />}
        >
          {translate('bulk.run.retry')}
        </Button>
      )}
      {job.undoable && (
        <Button
          size="small"
          loading={isBusy}
          onClick={undoQuestion ? () => setAsking(true) : follow(calls.undoJob)}
          startIcon={<Icon name="undo" size="small" />}
        >
          {translate('bulk.run.undo')}
        </Button>
      )}
      {undoQuestion && (
        <ConfirmDialog
          open={isAsking}
          title={undoQuestion.title}
          okLabel={undoQuestion.okLabel}
          busy={isBusy}
          undoable={false}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            follow(calls.undoJob)()
          }}
        >
          {undoQuestion.text}
        </ConfirmDialog>
      )}
    </>
  )
}
