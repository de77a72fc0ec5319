import type { JobRow } from '../stores/jobs/jobRow.ts'

/** Jobs that wait for one another, and for none of another lane. */
export type Lane = {
  /** Does everything that is due now; answers how many jobs it ran. */
  runDue: () => Promise<number>
  /** Waits for the jobs that are running. */
  stop: () => Promise<void>
}

type Parts = {
  claim: () => Promise<JobRow | undefined>
  run: (job: JobRow) => Promise<void>
  /** Makes jobs of what has become due; answers how many. */
  before?: () => Promise<number>
}

/** Works off what is due, once at a time: who asks meanwhile waits for one more round, since their job may be too late for this one. */
export function createLane({ claim, run, before }: Parts): Lane {
  let running: Promise<number> | undefined
  let again = false
  let isStopped = false
  const workOff = async (): Promise<number> => {
    let done = 0
    for (let job = await claim(); job; job = isStopped ? undefined : await claim()) {
      await run(job)
      done += 1
    }
    return done
  }
  const work = async (): Promise<number> => {
    let done = 0
    do {
      again = false
      while (before && (await before()) > 0);
      done += await workOff()
    } while (again && !isStopped)
    return done
  }
  return {
    runDue: () => {
      again = true
      running ??= work().finally(() => (running = undefined))
      return running
    },
    stop: async () => {
      isStopped = true
      await running?.catch(() => undefined)
    },
  }
}
