import type { Logger } from 'pino'

/**
 * Work that keeps the database small. Of several servers one does it each time; one that takes longer than that may run
 * on two, and what the one has done the other finds done. `isLocal`: each server does its own.
 */
export type Chore = { name: string; everyMs: number; run: () => Promise<unknown>; isLocal?: boolean }

/** Takes a chore for so many ms; false where another server has it. */
type TakeTurn = (chore: string, ms: number) => Promise<boolean>

export type Housekeeping = {
  /** 'ready', or the name of a chore that failed the last time. */
  readiness: () => string
  /** Waits for the chore that is running. */
  stop: () => Promise<void>
}

/** A little less than the time between two runs: whoever had the last turn may have the next. */
const TURN = 0.9

/**
 * Runs each chore from time to time, one after the other, so that they never crowd out people's calls. Without
 * `takeTurn` there is no other server.
 */
export function startHousekeeping(
  chores: readonly Chore[],
  log: Pick<Logger, 'warn'>,
  takeTurn?: TakeTurn,
): Housekeeping {
  const failing = new Set<string>()
  let isStopped = false
  let last: Promise<void> = Promise.resolve()
  const isMine = async ({ name, everyMs, isLocal }: Chore) =>
    isLocal === true || takeTurn === undefined || takeTurn(name, everyMs * TURN)
  const runChore = async (chore: Chore) => {
    const { name, run } = chore
    if (isStopped) return
    try {
      if (await isMine(chore)) await run()
      failing.delete(name)
    } catch (error) {
      failing.add(name)
      log.warn({ err: error, chore: name }, 'housekeeping failed; it is tried again')
    }
  }
  const timers = chores.map((chore) => {
    const timer = setInterval(() => (last = last.then(() => runChore(chore))), chore.everyMs)
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
