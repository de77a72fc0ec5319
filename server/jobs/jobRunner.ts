import type { Logger } from 'pino'
import { JOB_ATTEMPTS, JOB_BEAT_MS, JOB_LOOK_MS } from '#contract/values/jobs.ts'
import { DomainError, errorRow, type ErrorCode } from '#contract/wire/errors.ts'
import type { JobStore } from '../stores/jobStore.ts'
import type { JobRow } from '../stores/jobs/jobRow.ts'
import type { TimingStore } from '../stores/timingStore.ts'
import type { JobHandlers, JobRefusal } from './jobHandlers.ts'

export type JobRunner = {
  /** Does everything that is due now, and ends when nothing is left. Answers how many jobs it ran. */
  runDue: () => Promise<number>
  /** Looks now instead of later. */
  wake: () => void
  start: () => void
  /** Waits for the jobs that are running. */
  stop: () => Promise<void>
  /** 'ready', or 'jobs' where the queue could not be read the last time. */
  readiness: () => string
}

type Parts = {
  jobs: Pick<JobStore, 'claim' | 'beat' | 'finish' | 'putBack' | 'nextDue'>
  timings: Pick<TimingStore, 'promoteDue'>
  handlers: JobHandlers
  now: () => number
  log: Pick<Logger, 'warn'>
}

/** Refusals that pass by themselves: the same job is tried again. */
const PASSING: readonly ErrorCode[] = ['stale', 'unavailable', 'idempotencyRunning', 'storageFull']
/** The wait before the second try; the third waits twice as long. */
const RETRY_MS = 5_000
/** A timer holds no more than this; what lies further off is looked for again. */
const LONGEST_MS = 24 * 3_600_000

/**
 * Runs jobs, one after the other: those that were asked for at once, timed ones when their time has come. Between them
 * it sleeps until the next is due, and looks now and then for what another server has left behind.
 */
export function createJobRunner(parts: Parts): JobRunner {
  const { jobs, now, log } = parts
  const worker = createWorker(parts)
  let isFailing = false
  let isStopped = false
  let alarm: NodeJS.Timeout | undefined
  let looking: NodeJS.Timeout | undefined
  const setAlarm = async () => {
    const due = await jobs.nextDue()
    clearTimeout(alarm)
    if (due === undefined || isStopped) return
    alarm = setTimeout(wake, Math.min(Math.max(due - now(), 0) + 1, LONGEST_MS))
    alarm.unref()
  }
  const lookAround = async () => {
    try {
      await worker.runDue()
      await setAlarm()
      isFailing = false
    } catch (error) {
      isFailing = true
      log.warn({ err: error }, 'the job queue could not be read; it is tried again')
    }
  }
  const wake = () => {
    if (!isStopped) void lookAround()
  }
  return {
    runDue: worker.runDue,
    wake,
    start: () => {
      looking = setInterval(wake, JOB_LOOK_MS)
      looking.unref()
      wake()
    },
    stop: async () => {
      isStopped = true
      clearTimeout(alarm)
      clearInterval(looking)
      await worker.stop()
    },
    readiness: () => (isFailing ? 'jobs' : 'ready'),
  }
}

/** Works off what is due, once at a time: who asks meanwhile waits for one more round, since their job may be too late for this one. */
function createWorker(parts: Parts) {
  const { jobs, timings } = parts
  let running: Promise<number> | undefined
  let again = false
  let isStopped = false
  const work = async (): Promise<number> => {
    let done = 0
    do {
      again = false
      while ((await timings.promoteDue()) > 0);
      for (let job = await jobs.claim(); job; job = isStopped ? undefined : await jobs.claim()) {
        await runOne(parts, job)
        done += 1
      }
    } while (again && !isStopped)
    return done
  }
  return {
    runDue: (): Promise<number> => {
      again = true
      running ??= work().finally(() => (running = undefined))
      return running
    },
    stop: async (): Promise<void> => {
      isStopped = true
      await running?.catch(() => undefined)
    },
  }
}

async function runOne({ jobs, handlers, now, log }: Parts, job: JobRow): Promise<void> {
  const handler = handlers[job.kind]
  const beat = setInterval(() => void jobs.beat(job).catch(() => undefined), JOB_BEAT_MS)
  beat.unref()
  try {
    // A job that takes its server down with it is not tried for ever.
    if (triesOf(job) > JOB_ATTEMPTS) throw new DomainError('internal')
    await handler.run(job)
    await jobs.finish(job, { status: 'active' })
  } catch (error) {
    if (!(error instanceof DomainError)) log.warn({ err: error, job: job.id, kind: job.kind }, 'a job broke off')
    if (passes(error) && triesOf(job) < JOB_ATTEMPTS) {
      await jobs.putBack(job, now() + RETRY_MS * triesOf(job))
      return
    }
    const refusal = refusalOf(error)
    await handler.failed?.(job, refusal)
    await jobs.finish(job, { status: 'failed', ...refusal })
  } finally {
    clearInterval(beat)
  }
}

/** Tries since somebody last asked for it. */
const triesOf = (job: JobRow) => job.attempt - job.first_attempt

function passes(error: unknown): boolean {
  return !(error instanceof DomainError) || PASSING.includes(error.code)
}

function refusalOf(error: unknown): JobRefusal {
  const code = error instanceof DomainError ? error.code : 'internal'
  const { number, text } = errorRow(code)
  return { code: number, description: text }
}
