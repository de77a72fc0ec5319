import type { ScheduleLoop } from '#contract/schemas/live/scheduleLoop.ts'
import { parseDate } from '../../dates/parseDate.ts'
import type { TimeRange } from '../../time/ranges.ts'
import type { Loop } from '../model/schedule.ts'

type WireLoop = Pick<ScheduleLoop, 'block' | 'until' | 'broken'>

/** The loop as the rules have it; undefined where its instants cannot be read, or run backwards. */
export function readLoop({ block, until, broken }: WireLoop): Loop | undefined {
  const [span, end] = [rangeOf(block), parseDate(until)]
  if (!span || end === undefined) return undefined
  return { block: span, until: end, broken: broken.flatMap((range) => rangeOf(range) ?? []) }
}

/** The loop as the wire has it. */
export function writeLoop({ block, until, broken }: Loop): WireLoop {
  return { block: isoOf(block), until: iso(until), broken: broken.map(isoOf) }
}

function rangeOf(range: { from: string; to: string }): TimeRange | undefined {
  const [from, to] = [parseDate(range.from), parseDate(range.to)]
  return from !== undefined && to !== undefined && from < to ? { from, to } : undefined
}

const iso = (instant: number) => new Date(instant).toISOString()
const isoOf = ({ from, to }: TimeRange) => ({ from: iso(from), to: iso(to) })
