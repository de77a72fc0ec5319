import type { Caption } from '#contract/schemas/captions.ts'
import { CAPTION_LETTERS } from '#contract/values/captions.ts'
import type { FileProblem } from './fileProblem.ts'

type CaptionProblem = { line: number; reason: Extract<FileProblem['reason'], 'time' | 'reversed'> }

const TIME = String.raw`(?:(\d{1,3}):)?(\d{1,2}):(\d{2})[.,](\d{3})`
const TIMES = new RegExp(String.raw`^${TIME}\s+-->\s+${TIME}(?:\s|$)`)
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', lrm: '', rlm: '' }

/**
 * Captions of a WebVTT or SubRip file, in the order of time, without their styles and places; lines whose times cannot
 * be are told by number. Notes, regions and numbers of captions are passed over.
 */
export function readCaptions(text: string): { captions: Caption[]; problems: CaptionProblem[] } {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const captions: Caption[] = []
  const problems: CaptionProblem[] = []
  for (const [at, line] of lines.entries()) {
    if (!line.includes('-->')) continue
    const times = TIMES.exec(line.trim())
    const [start, end] = times ? [msOf(times.slice(1, 5)), msOf(times.slice(5, 9))] : []
    if (start === undefined || end === undefined) problems.push({ line: at + 1, reason: 'time' })
    else if (end <= start) problems.push({ line: at + 1, reason: 'reversed' })
    else {
      const said = plain(textBelow(lines, at))
      if (said !== '') captions.push({ start, end, text: said })
    }
  }
  return { captions: captions.sort((one, other) => one.start - other.start || one.end - other.end), problems }
}

/** Up to the next empty line. */
function textBelow(lines: readonly string[], at: number): string {
  let end = at + 1
  while (end < lines.length && lines[end]?.trim() !== '') end += 1
  return lines.slice(at + 1, end).join(' ')
}

function msOf([hours = '0', minutes = '', seconds = '', ms = '']: readonly (string | undefined)[]): number | undefined {
  if (Number(minutes) > 59 || Number(seconds) > 59) return undefined
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000 + Number(ms)
}

/** Words without marks of style, of either kind of file. */
function plain(text: string): string {
  return text
    .replaceAll(/<[^<>]*>|\{\\[^{}]*\}/g, '')
    .replaceAll(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, CAPTION_LETTERS)
}
