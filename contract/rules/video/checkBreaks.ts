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
  /** Ads in an hour. */
  perHour: number
}

/** What a break of the result is said to be; `frames` is how much is left, or how far it is. */
export type BreakFinding =
  /** Its picture was taken out, so it does not run. */
  | { kind: 'asleep'; id: string }
  | { kind: 'close'; id: string; frames: number }
  | { kind: 'nearEnd'; id: string; frames: number }
  /** Not between two shots: the nearest place without black, silence or a new scene is that far away. */
  | { kind: 'unsafe'; id: string; frames: number }
  | { kind: 'load'; hour: number; ms: number }

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

/** How long ads run in each hour of the result, programme time counted: hour 0 is the first. */
export function adLoads(list: EditList): number[] {
  const hours: number[] = []
  for (const { brk, at } of placedBreaks(list)) {
    if (at === undefined) continue
    const last = Math.max(0, resultLength(list) - 1)
    const hour = Math.floor(msOfFrames(Math.min(at, last), list.rate) / HOUR_MS)
    hours[hour] = (hours[hour] ?? 0) + brk.dur
  }
  return Array.from(hours, (ms = 0) => ms)
}

function loads(list: EditList, { perHour }: BreakPolicy): BreakFinding[] {
  return adLoads(list).flatMap((ms, hour) => (ms > perHour ? [{ kind: 'load', hour, ms }] : []))
}
