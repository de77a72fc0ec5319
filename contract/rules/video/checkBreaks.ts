import { adLoadOf } from '../ads/adLoadOf.ts'
import type { LoadRules } from '../ads/loadLimits.ts'
import { framesOf, msOfFrames } from '../time/timecode.ts'
import type { EditList } from './editList.ts'
import { keptOf, resultLength } from './editList.ts'
import { placedBreaks } from './editMap.ts'

const HOUR_MS = 3_600_000

/** How breaks should stand in the result, in ms. */
export type BreakPolicy = {
  /** From one to the next, and from the start to the first. */
  apart: number
  /** From the last to the end. */
  tail: number
  /** The load policies in force, and for whom they are asked. */
  loads: readonly LoadRules[]
  product?: string | undefined
  type?: string | undefined
}

/** What a break of the result is said to be; `frames` is how much is left, or how far it is, `limit` in the unit of what it limits. */
export type BreakFinding =
  /** Its picture was taken out, so it does not run. */
  | { kind: 'asleep'; id: string }
  | { kind: 'close'; id: string; frames: number }
  | { kind: 'nearEnd'; id: string; frames: number }
  /** Not between two shots: the nearest place without black, silence or a new scene is that far away. */
  | { kind: 'unsafe'; id: string; frames: number }
  /** By a load policy: an hour on air with too long or too many breaks, a break that is too long, one too soon. */
  | { kind: 'load'; hour: number; ms: number; limit: number }
  | { kind: 'manyBreaks'; hour: number; count: number; limit: number }
  | { kind: 'longBreak'; id: string; ms: number; limit: number }
  | { kind: 'closeBreak'; id: string; ms: number; limit: number }

/** A break is on a safe frame within this many seconds of one: packagers pass over what is further off. */
const SAFE_S = 0.1

/**
 * What is wrong with the breaks of a list as its result has them. `safe` are frames of the title between two shots or
 * in silence; undefined where nobody has looked for them. `parts` of a film cut in one are safe as well.
 */
export function checkBreaks(list: EditList, policy: BreakPolicy, safe?: readonly number[]): BreakFinding[] {
  const placed = placedBreaks(list).toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0))
  const whole = resultLength(list)
  const findings: BreakFinding[] = []
  let before = 0
  for (const { brk, at } of placed) {
    if (at === undefined) {
      findings.push({ kind: 'asleep', id: brk.id })
      continue
    }
    if (brk.ap !== 'mid') continue
    if (at - before < framesOf(policy.apart, list.rate))
      findings.push({ kind: 'close', id: brk.id, frames: at - before })
    if (whole - at < framesOf(policy.tail, list.rate))
      findings.push({ kind: 'nearEnd', id: brk.id, frames: whole - at })
    const off = safe && distance([...safe, ...edgesOf(list)], brk.at)
    if (off !== undefined && off > framesOf(SAFE_S * 1_000, list.rate))
      findings.push({ kind: 'unsafe', id: brk.id, frames: off })
    before = at
  }
  return [...findings, ...loads(list, policy)]
}

function edgesOf(list: EditList): number[] {
  return keptOf(list).flatMap((seg) => [seg.in, seg.out])
}

function distance(frames: readonly number[], to: number): number | undefined {
  return frames.length === 0 ? undefined : Math.min(...frames.map((frame) => Math.abs(frame - to)))
}

type AiredBreak = { id: string; from: number; to: number }

/** The breaks of the result as they air, one after the other with the ads of those before, in ms from its start. */
function airedBreaks(list: EditList): AiredBreak[] {
  let ads = 0
  return placedBreaks(list)
    .flatMap(({ brk, at }) => (at === undefined ? [] : [{ brk, at }]))
    .toSorted((one, other) => one.at - other.at)
    .map(({ brk, at }) => {
      const from = msOfFrames(at, list.rate) + ads
      ads += brk.dur
      return { id: brk.id, from, to: from + brk.dur }
    })
}

/** How long ads run in each hour on air: hour 0 is the first. */
export function adLoads(list: EditList): number[] {
  const hours: number[] = []
  for (const { from, to } of airedBreaks(list))
    for (let hour = Math.floor(from / HOUR_MS); hour * HOUR_MS < to; hour++)
      hours[hour] = (hours[hour] ?? 0) + Math.min(to, (hour + 1) * HOUR_MS) - Math.max(from, hour * HOUR_MS)
  return Array.from(hours, (ms = 0) => ms)
}

/** What load policies say; nobody knows yet when a title airs, so that rules of some hours do not count. */
function loads(list: EditList, { loads: policies, product, type }: BreakPolicy): BreakFinding[] {
  const aired = airedBreaks(list)
  const idAt = (ms: number) => aired.findLast(({ from }) => from <= ms)?.id ?? ''
  return adLoadOf(aired, policies, { product, type }).map(({ code, range, value, limit }): BreakFinding => {
    const hour = Math.floor(range.from / HOUR_MS)
    if (code === 'hourFull') return { kind: 'load', hour, ms: value, limit }
    if (code === 'manyBreaks') return { kind: 'manyBreaks', hour, count: value, limit }
    if (code === 'longBreak') return { kind: 'longBreak', id: idAt(range.from), ms: value, limit }
    return { kind: 'closeBreak', id: idAt(range.to), ms: value, limit }
  })
}
