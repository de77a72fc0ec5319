import { framesOf, msOfFrames } from '../../time/timecode.ts'
import { readableCell } from '../../transfer/csvText.ts'
import type { EditBreak, EditList } from '../editList.ts'
import { resultLength } from '../editList.ts'
import { placedBreaks, playedParts, sourceAt } from '../editMap.ts'
import { linesOf, type ReadFile } from './fileProblem.ts'

/** Ticks of a second in which SCTE-35 counts. */
const CLOCK = 90
const HEAD = 'event_id,pts_time,break_duration,position'

/** What a splice_insert of a break says: when in the result, for how long, in ticks of 90 kHz. */
type Splice = { event: number; pts: number; duration: number; ap: EditBreak['ap']; id: string }

/** Breaks that run, in order, as splice inserts; the picture comes back by itself when a break is over. */
export function splicesOf(list: EditList): Splice[] {
  return placedBreaks(list)
    .flatMap(({ brk, at }) => (at === undefined ? [] : [{ brk, at }]))
    .toSorted((one, other) => one.at - other.at)
    .map(({ brk, at }, nth) => ({
      event: nth + 1,
      pts: msOfFrames(at, list.rate) * CLOCK,
      duration: brk.dur * CLOCK,
      ap: brk.ap,
      id: brk.id,
    }))
}

export function writeSplices(list: EditList): string {
  const lines = splicesOf(list).map(({ event, pts, duration, ap }) => [event, pts, duration, ap].join(','))
  return `${[HEAD, ...lines].join('\r\n')}\r\n`
}

type ReadBreak = Omit<EditBreak, 'id'>

/** Breaks of a list of splices, brought back to frames of the title through what is cut now. */
export function readSplices(text: string, list: EditList): ReadFile<ReadBreak> {
  const read: ReadFile<ReadBreak> = { entries: [], problems: [] }
  const [parts, whole] = [playedParts(list), resultLength(list)]
  for (const { line, text: row } of linesOf(text)) {
    if (row === HEAD) continue
    const [, pts, duration, ap] = row.split(',').map((cell) => readableCell(cell.trim()))
    const [at, ticks] = [Number(pts), Number(duration)]
    if (!pts || !duration || !Number.isFinite(at) || !Number.isFinite(ticks) || at < 0 || ticks <= 0) {
      read.problems.push({ line, reason: 'unreadable' })
      continue
    }
    const frame = framesOf(at / CLOCK, list.rate)
    const source = sourceAt(parts, Math.min(frame, whole - 1))
    if (!source || frame > whole) read.problems.push({ line, reason: 'outside' })
    else {
      const position = ap === 'pre' || ap === 'post' ? ap : 'mid'
      read.entries.push({ at: source.frame + (frame === whole ? 1 : 0), dur: Math.round(ticks / CLOCK), ap: position })
    }
  }
  return read
}
