import { droppedPerMinute } from '../../time/frameRate.ts'
import { frameOfTimecode, timecodeOf } from '../../time/timecode.ts'
import type { EditList } from '../editList.ts'
import { playedParts } from '../editMap.ts'
import { linesOf, rangeProblem, type ReadFile } from './fileProblem.ts'

const EVENT = /^(\d{1,6})\s+(\S+)\s+(\S+)\s+C\s+(\S+)\s+(\S+)\s+(\S+)\s+(\S+)$/
const OTHER_EVENT = /^\d{1,6}\s+\S+\s+\S+\s+\S/
const CLIP_NAME = /^\*\s*FROM CLIP NAME:\s*(.*)$/i

/** CMX 3600: the kept parts in order, `out` exclusive as the format has it; titles and names on one line. */
export function writeEdl(list: EditList, title: string): string {
  const { rate } = list
  const isDrop = droppedPerMinute(rate) > 0
  const code = (frame: number) => (isDrop ? timecodeOf(frame, rate) : timecodeOf(frame, rate).replace(';', ':'))
  const lines = [`TITLE: ${oneLine(title)}`, `FCM: ${isDrop ? 'DROP FRAME' : 'NON-DROP FRAME'}`, '']
  playedParts(list).forEach(({ at, seg }, nth) => {
    const times = [seg.in, seg.out, at, at + seg.out - seg.in].map(code)
    lines.push(`${String(nth + 1).padStart(3, '0')}  AX       V     C        ${times.join(' ')}`)
    if (seg.label) lines.push(`* FROM CLIP NAME: ${oneLine(seg.label)}`)
  })
  return `${lines.join('\r\n')}\r\n`
}

const oneLine = (text: string) => text.replaceAll(/[\r\n]+/g, ' ').trim()

/** Cuts of the picture; dissolves and wipes are told as lines that were not taken, sound alone is passed over. */
export function readEdl(text: string, { rate, length }: Pick<EditList, 'rate' | 'length'>): ReadFile {
  const read: ReadFile = { entries: [], problems: [] }
  let isNamed = true
  for (const { line, text: row } of linesOf(text)) {
    const [, name] = CLIP_NAME.exec(row) ?? []
    const last = read.entries.at(-1)
    if (name !== undefined && last && !isNamed) {
      last.label = name
      isNamed = true
      continue
    }
    const [, , , track = '', , ,] = EVENT.exec(row) ?? []
    if (track === '') {
      if (OTHER_EVENT.test(row)) read.problems.push({ line, reason: 'unreadable' })
      continue
    }
    isNamed = true
    if (/^A\d*$/.test(track)) continue
    const [from, to] = row
      .split(/\s+/)
      .slice(4, 6)
      .map((time) => frameOfTimecode(time, rate))
    if (from === undefined || to === undefined) {
      read.problems.push({ line, reason: 'time' })
      continue
    }
    const reason = rangeProblem({ in: from, out: to }, length)
    if (reason) read.problems.push({ line, reason })
    else {
      read.entries.push({ in: from, out: to, label: '' })
      isNamed = false
    }
  }
  return read
}
