import { framesOf, msOfFrames } from '../../time/timecode.ts'
import type { EditList } from '../editList.ts'
import { playedParts } from '../editMap.ts'
import { linesOf, rangeProblem, type ReadFile } from './fileProblem.ts'

const CHAPTER = /^(?:(\d{1,3}):)?(\d{1,2}):(\d{2})(?:\.(\d{1,3}))?(?:\s*[-–]\s*|\s+)?(.*)$/

/** One line a part, 'HH:MM:SS.mmm name', by the time of the result: what players and hosts take as chapters. */
export function writeChapters(list: EditList, nameOf: (nth: number) => string): string {
  return playedParts(list)
    .map(({ at, seg }, nth) =>
      `${clock(msOfFrames(at, list.rate))} ${seg.label || nameOf(nth)}`.replaceAll(/[\r\n]+/g, ' '),
    )
    .join('\r\n')
    .concat('\r\n')
}

function clock(ms: number): string {
  const parts = [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60, Math.floor(ms / 1_000) % 60]
  return `${parts.map((part) => String(part).padStart(2, '0')).join(':')}.${String(ms % 1_000).padStart(3, '0')}`
}

/** Chapters of a title as segments: each ends where the next begins, the last with the title. */
export function readChapters(text: string, { rate, length }: Pick<EditList, 'rate' | 'length'>): ReadFile {
  const read: ReadFile = { entries: [], problems: [] }
  const starts = linesOf(text).flatMap(({ line, text: row }) => {
    const [, hours = '0', minutes, seconds, thousandths = '0', label = ''] = CHAPTER.exec(row) ?? []
    if (minutes === undefined || seconds === undefined) {
      read.problems.push({ line, reason: 'unreadable' })
      return []
    }
    const whole = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)
    return [{ line, frame: framesOf(whole * 1_000 + Number(thousandths.padEnd(3, '0')), rate), label }]
  })
  starts.forEach(({ line, frame, label }, nth) => {
    const range = { in: frame, out: starts[nth + 1]?.frame ?? Math.max(length, frame) }
    const reason = rangeProblem(range, length)
    if (reason) read.problems.push({ line, reason })
    else read.entries.push({ ...range, label })
  })
  return read
}
