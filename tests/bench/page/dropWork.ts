import type { Browser, Page } from '@playwright/test'
import { traced, type TraceEvent } from './longestTask.ts'

/** What a release costs, in ms of CPU of the main thread. */
type DropWork = {
  /** To the end of the frame that shows where it landed. */
  frame: number
  /** Until all that follows of it is drawn too. */
  settled: number
}

/** Lets go of what is dragged, under a trace: what else the machine does is not in what it tells. */
export async function dropWork(browser: Browser, page: Page, letGo: () => Promise<unknown>): Promise<DropWork> {
  const events = await traced(browser, page, letGo)
  const up = events.findLast(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'pointerup')
  if (!up) throw new Error('nothing was let go')
  const own = events.filter(({ ph, pid, tid }) => ph === 'X' && pid === up.pid && tid === up.tid)
  const tasks = own.filter(({ name, ts, dur = 0 }) => name === 'RunTask' && ts + dur >= up.ts)
  // Each frame ends with this, also one that has nothing to paint.
  const frames = own.filter(({ name, ts }) => name === 'Commit' && ts > up.ts + (up.dur ?? 0))
  const shown = Math.min(...frames.map(({ ts }) => ts))
  return { frame: cpuOf(tasks.filter(({ ts }) => ts <= shown)), settled: cpuOf(tasks) }
}

const cpuOf = (tasks: readonly TraceEvent[]) => tasks.reduce((sum, { dur = 0, tdur = dur }) => sum + tdur / 1_000, 0)
