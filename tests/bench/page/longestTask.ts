import type { Browser, Page } from '@playwright/test'

/** What an event of a trace is part of. */
const PARTS: Readonly<Record<string, string>> = {
  ...{ EventDispatch: 'script', FunctionCall: 'script', 'v8.callFunction': 'script', FireAnimationFrame: 'script' },
  ...{ TimerFire: 'script', RunMicrotasks: 'script', MinorGC: 'collecting', MajorGC: 'collecting' },
  ...{ UpdateLayoutTree: 'style', Layout: 'layout', HitTest: 'hit test', PrePaint: 'paint', Paint: 'paint' },
  ...{ Layerize: 'layers', Commit: 'layers' },
}
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing']

export type TraceEvent = { name: string; cat: string; ph: string; pid: number; tid: number; ts: number } & Partial<
  Record<'dur' | 'tdur', number>
> & { args: { data?: { type?: string } } }
type Task = { ms: number; until: number; parts: Map<string, number> }

/** Marks of the page between which tasks are looked at. */
export const MARKS = { from: 'bench: pressed', to: 'bench: let go' } as const

/** Does something, and answers what the browser did meanwhile. */
export async function traced(browser: Browser, page: Page, work: () => Promise<unknown>): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories: CATEGORIES })
  await work()
  return (JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }).traceEvents
}

/** Does something under a trace: of each stretch between two marks the longest task, 'script 4.1, style 0.9', in ms of CPU. */
export async function longestTasks(browser: Browser, page: Page, work: () => Promise<unknown>) {
  const traceEvents = await traced(browser, page, work)
  const marks = (name: string) => traceEvents.filter((one) => one.name === name && one.cat.includes('user_timing'))
  const ends = marks(MARKS.to)
  return marks(MARKS.from).map((begin, nth) => {
    const tasks = tasksOf(
      traceEvents.filter(
        ({ ph, pid, tid, ts }) =>
          ph === 'X' && pid === begin.pid && tid === begin.tid && ts > begin.ts && ts < (ends[nth]?.ts ?? Infinity),
      ),
    )
    const longest = tasks.toSorted((one, other) => other.ms - one.ms)[0]
    const parts = [...(longest?.parts ?? [])].filter(([, ms]) => ms >= 0.1)
    return { ms: longest?.ms ?? 0, parts: parts.map(([part, ms]) => `${part} ${ms.toFixed(1)}`).join(', ') }
  })
}

/** What an event took of its own is told of its part, not of the one around it. */
function tasksOf(events: readonly TraceEvent[]): Task[] {
  const tasks: Task[] = []
  let around: { part: string; until: number }[] = []
  for (const { name, ts, dur = 0, tdur = dur } of events.toSorted((one, other) => one.ts - other.ts)) {
    const task = tasks.at(-1)
    const [ms, until] = [tdur / 1_000, ts + dur]
    if (name === 'RunTask' && (!task || ts >= task.until)) {
      tasks.push({ ms, until, parts: new Map([['other', ms]]) })
      around = [{ part: 'other', until }]
    }
    const part = PARTS[name]
    if (!task || part === undefined || ts >= task.until) continue
    around = around.filter((one) => one.until > ts)
    const outer = around.at(-1)?.part ?? 'other'
    task.parts.set(part, (task.parts.get(part) ?? 0) + ms)
    task.parts.set(outer, (task.parts.get(outer) ?? 0) - ms)
    around.push({ part, until })
  }
  return tasks
}
