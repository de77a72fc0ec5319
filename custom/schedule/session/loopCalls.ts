import { dayOf, type Day } from '#contract/rules/dates/zoneDays.ts'
import type { Loop } from '#contract/rules/schedule/model/schedule.ts'
import { readLoop, writeLoop } from '#contract/rules/schedule/wire/loopOnWire.ts'
import type { Calls } from '#kit/parts/context/providerTypes.ts'

type Provider = Pick<Calls, 'readSchedule' | 'readScheduleLoop' | 'loopSchedule'>

/** The loop of a channel by its sides, and the revision that both have. */
export type LoopSides = { loop?: Loop; liveLoop?: Loop; loopId?: string; loopRev?: number }

/** A loop to be stored, or none to end the one that there is; the retry key is the save's. */
export type LoopChange = { cs: string; loop: Loop | undefined; st: 'draft' | 'published'; rev: number | undefined }

/** What is worked on (else what is on air), and what is on air. */
export async function readLoopSides(calls: Provider, cs: string, signal?: AbortSignal): Promise<LoopSides> {
  const rows = await calls.readScheduleLoop({ query: { cs }, signal })
  const side = (st: string) => rows.find((row) => row.st === st)
  const [draft, live] = [side('draft'), side('published')]
  const [first] = rows
  const loop = draft ?? live
  const [read, liveLoop] = [loop && readLoop(loop), live && readLoop(live)]
  return {
    ...(read && { loop: read }),
    ...(liveLoop && { liveLoop }),
    ...(first?.id !== undefined && { loopId: first.id }),
    ...(first?.rev !== undefined && { loopRev: first.rev }),
  }
}

/** Stores a loop by the days of its block, which need not be those on screen. */
export async function storeLoop(
  calls: Provider,
  { cs, loop, st, rev }: LoopChange,
  { key, signal }: { key: string; signal: AbortSignal },
): Promise<void> {
  const from = { cs, st, ...(rev !== undefined && { rev }) }
  const ending = { keys: [], ...from }
  const body =
    loop && !loop.ended
      ? { ...from, keys: await keysOf(calls, cs, loop, signal), end_date_time: writeLoop(loop).until }
      : ending
  const broken = loop && !loop.ended && loop.broken.length > 0 ? { broken: writeLoop(loop).broken } : {}
  await calls.loopSchedule({ body: { ...body, ...broken }, idempotencyKey: `${key}.loop`, signal })
}

/** Days of a block, the first to the last. */
export function daysOfBlock({ block }: Loop): { from: Day; to: Day } {
  return { from: dayOf(block.from, 'UTC'), to: dayOf(block.to - 1, 'UTC') }
}

async function keysOf(calls: Provider, cs: string, loop: Loop, signal: AbortSignal): Promise<string[]> {
  const { from, to } = daysOfBlock(loop)
  const sideOf = async (st: 'draft' | 'published') =>
    (await calls.readSchedule({ query: { cs, st, st_dt: from, ed_dt: to }, signal })).rows
  const sides = await Promise.all([sideOf('published'), sideOf('draft')])
  const keys = new Map(sides.flat().flatMap(({ dt, id, key }) => ((key ?? id) ? [[dt, key ?? id ?? '']] : [])))
  return [...keys].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, key]) => key)
}
