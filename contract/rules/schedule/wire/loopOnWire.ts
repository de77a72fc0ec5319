import type { ScheduleLoop } from '#contract/schemas/live/scheduleLoop.ts'
import { parseDate } from '../../dates/parseDate.ts'
import type { TimeRange } from '../../time/ranges.ts'
import type { Loop, LoopSpan } from '../model/schedule.ts'

/** A loop as the wire and the store have it: instants in ISO 8601. */
export type WireLoop = Pick<ScheduleLoop, 'block' | 'until' | 'broken' | 'from' | 'ended' | 'aired'>
type WireSpan = NonNullable<WireLoop['aired']>[number]

/** The loop as the rules have it; undefined where its instants cannot be read, or run backwards. */
export function readLoop({ block, until, broken, from, ended, aired = [] }: WireLoop): Loop | undefined {
  const [span, end] = [rangeOf(block), parseDate(until)]
  if (!span || end === undefined) return undefined
  const begins = from === undefined ? undefined : parseDate(from)
  const spans = aired.flatMap(readSpan)
  return {
    ...{ block: span, until: end, broken: broken.flatMap((range) => rangeOf(range) ?? []) },
    ...(begins !== undefined && { from: begins }),
    ...(ended && { ended }),
    ...(spans.length > 0 && { aired: spans }),
  }
}

/** The loop as the wire has it. */
export function writeLoop({ block, until, broken, from, ended, aired }: Loop): WireLoop {
  return {
    ...{ block: isoOf(block), until: iso(until), broken: broken.map(isoOf) },
    ...(from !== undefined && { from: iso(from) }),
    ...(ended && { ended }),
    ...(aired && { aired: aired.map((span) => ({ ...writeLoop(span), from: iso(span.from) })) }),
  }
}

function readSpan(wire: WireSpan): LoopSpan[] {
  const { block, until, broken, from } = readLoop(wire) ?? {}
  return block && from !== undefined && until !== undefined ? [{ block, from, until, broken: broken ?? [] }] : []
}

function rangeOf(range: { from: string; to: string }): TimeRange | undefined {
  const [from, to] = [parseDate(range.from), parseDate(range.to)]
  return from !== undefined && to !== undefined && from < to ? { from, to } : undefined
}

const iso = (instant: number) => new Date(instant).toISOString()
const isoOf = ({ from, to }: TimeRange) => ({ from: iso(from), to: iso(to) })
