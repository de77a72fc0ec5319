import type { Logger } from 'pino'

/** Work that keeps the database small. Every task may run on several servers at once: what one has done, the other finds done. */
export type Chore = { name: string; everyMs: number; run: () => Promise<unknown> }

export type Housekeeping = {
  /** 'ready', or the name of a chore that failed the last time. */
  readiness: () => string
  /** Waits for the chore that is running. */
  stop: () => Promise<void>
}

/** Runs each chore from time to time, one after the other, so that they never crowd out people's calls. */
export function startHousekeeping(chores: readonly Chore[], log: Pick<Logger, 'warn'>): Housekeeping {
  const failing = new Set<string>()
  let isStopped = false
  let last: Promise<void> = Promise.resolve()
  const run = async ({ name, run }: Chore) => {
    if (isStopped) return
    try {
      await run()
      failing.delete(name)
    } catch (error) {
      failing.add(name)
      log.warn({ err: error, chore: name }, 'housekeeping failed; it is tried again')
    }
  }
  const timers = chores.map((chore) => {
    const timer = setInterval(() => (last = last.then(() => run(chore))), chore.everyMs)
    timer.unref()
    return timer
  })
  return {
    readiness: () => [...failing][0] ?? 'ready',
    stop: async () => {
      isStopped = true
      timers.forEach(clearInterval)
      await last
    },
  }
}
