import type { Logger } from 'pino'
import { JOB_ATTEMPTS, JOB_BEAT_MS, JOB_LOOK_MS } from '#contract/values/jobs.ts'
import { DomainError, errorRow, type ErrorCode } from '#contract/wire/errors.ts'
import { isConnectionLost } from '../db/databaseErrors.ts'
import type { JobStore } from '../stores/jobStore.ts'
import { triesOf, type JobRow } from '../stores/jobs/jobRow.ts'
import type { TimingStore } from '../stores/timingStore.ts'
import { LeftOver, type Pause } from './bulk/workOff.ts'
import type { JobHandlers, JobRefusal } from './jobHandlers.ts'
import { createLane, type Lane } from './lane.ts'

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
  jobs: Pick<JobStore, 'claim' | 'beat' | 'finish' | 'putBack' | 'leave' | 'nextDue'>
  timings: Pick<TimingStore, 'promoteDue'>
  handlers: JobHandlers
  now: () => number
  log: Pick<Logger, 'warn'>
}

/** Jobs over many titles that one server runs beside each other, each of another person. */
const LONG_AT_ONCE = 3
/** Deliveries that one server sends at once: a receiver that does not answer holds up no other. */
const OUTWARD_AT_ONCE = 2
/** Refusals that pass by themselves: the same job is tried again. */
const PASSING: readonly ErrorCode[] = ['stale', 'unavailable', 'idempotencyRunning', 'storageFull']
/** The wait before the second try; the third waits twice as long. */
const RETRY_MS = 5_000
/** How soon one looks again for a job that is due and cannot run yet, and where the queue could not be read. */
const OVERDUE_MS = 1_000
/** How often a running job asks whether a database that went away is back. */
const BACK_MS = 200
/** A timer holds no more than this; what lies further off is looked for again. */
const LONGEST_MS = 24 * 3_600_000

/**
 * Runs jobs in lanes: short ones one after the other, those asked for at once and timed ones when their time has come;
 * beside them a few over many titles, and what is sent to others. Between them it sleeps until the next is due, and looks now and then for
 * what another server has left behind.
 */
export function createJobRunner(parts: Parts): JobRunner {
  const { jobs, now, log } = parts
  let isFailing = false
  let isStopped = false
  const run = (job: JobRow) => runOne(parts, job, { isStopping: () => isStopped })
  const long = () => createLane({ claim: () => jobs.claim('long'), run })
  const quick = createLane({ claim: () => jobs.claim('quick'), run, before: parts.timings.promoteDue })
  const outward = () => createLane({ claim: () => jobs.claim('outward'), run })
  const lanes = [
    quick,
    ...Array.from({ length: LONG_AT_ONCE }, long),
    ...Array.from({ length: OUTWARD_AT_ONCE }, outward),
  ]
  /** Lanes whose work somebody waits for already: a long job is woken many times. */
  const watched = new Set<Lane>()
  let alarm: NodeJS.Timeout | undefined
  let looking: NodeJS.Timeout | undefined
  const wakeIn = (ms: number) => {
    clearTimeout(alarm)
    if (isStopped) return
    alarm = setTimeout(wake, Math.min(ms, LONGEST_MS))
    alarm.unref()
  }
  const setAlarm = async () => {
    const due = await jobs.nextDue()
    clearTimeout(alarm)
    // What is due and was not taken waits for another job; whoever ends that one takes it.
    if (due !== undefined) wakeIn(due > now() ? due - now() + 1 : OVERDUE_MS)
  }
  const lookAround = async (lane: Lane) => {
    const running = lane.runDue()
    if (watched.has(lane)) return
    watched.add(lane)
    try {
      await running.finally(() => watched.delete(lane))
      await setAlarm()
      isFailing = false
    } catch (error) {
      isFailing = true
      wakeIn(OVERDUE_MS)
      log.warn({ err: error }, 'the job queue could not be read; it is tried again')
    }
  }
  const wake = () => {
    if (!isStopped) for (const lane of lanes) void lookAround(lane)
  }
  return {
    runDue: async () => (await Promise.all(lanes.map((lane) => lane.runDue()))).reduce((sum, ran) => sum + ran, 0),
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
      await Promise.all(lanes.map((lane) => lane.stop()))
    },
    readiness: () => (isFailing ? 'jobs' : 'ready'),
  }
}

async function runOne({ jobs, handlers, now, log }: Parts, job: JobRow, pause: Pause): Promise<void> {
  const handler = handlers[job.kind]
  const beat = setInterval(() => void jobs.beat(job).catch(() => undefined), JOB_BEAT_MS)
  beat.unref()
  try {
    // A job that takes its server down with it is not tried for ever.
    if (triesOf(job) > JOB_ATTEMPTS) throw new DomainError('internal')
    await outlive(jobs, job, pause, async () => {
      await handler.run(job, pause)
      await jobs.finish(job, { status: 'active' })
    })
  } catch (error) {
    if (error instanceof LeftOver) {
      await jobs.leave(job, error.due)
      return
    }
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

/**
 * Does the work anew each time the database went away and came back, under the same attempt: a restart of the database
 * is no fault of the job. It ends where another worker has taken the job over meanwhile.
 */
async function outlive(jobs: Parts['jobs'], job: JobRow, pause: Pause, work: () => Promise<void>): Promise<void> {
  for (let isHeld = true; isHeld;) {
    try {
      return await work()
    } catch (error) {
      if (!isConnectionLost(error)) throw error
      isHeld = await heldWhenBack(jobs, job, pause, error)
    }
  }
}

/** Waits for the database; is the job still this worker's then? Throws what is given where the server stops first. */
async function heldWhenBack(
  jobs: Parts['jobs'],
  job: JobRow,
  { isStopping }: Pause,
  outage: unknown,
): Promise<boolean> {
  while (!isStopping()) {
    await new Promise((resolve) => setTimeout(resolve, BACK_MS))
    try {
      return await jobs.beat(job)
    } catch (error) {
      if (!isConnectionLost(error)) throw error
    }
  }
  throw outage
}

function passes(error: unknown): boolean {
  return !(error instanceof DomainError) || PASSING.includes(error.code)
}

function refusalOf(error: unknown): JobRefusal {
  const code = error instanceof DomainError ? error.code : 'internal'
  const { number, text } = errorRow(code)
  return { code: number, description: text }
}
