import { SaxesParser, type SaxesAttributeNS } from 'saxes'
import type { Caption, CaptionsKept } from '#contract/schemas/captions.ts'
import { CAPTION_LETTERS } from '#contract/values/captions.ts'

/** How an element's times count, in ms: from where, and up to where if it says so. */
type Span = { from: number; to: number | undefined; isWrong: boolean }
type Clock = { frames: number; ticks: number }
type Attributes = Record<string, SaxesAttributeNS>

const CLOCK = /^(\d{2,3}):(\d{2}):(\d{2})(?:\.(\d+)|:(\d{2,3})(?:\.\d+)?)?$/
const OFFSET = /^(\d+(?:\.\d+)?)(h|ms|m|s|f|t)$/
const UNIT_MS: Readonly<Record<string, number>> = { h: 3_600_000, m: 60_000, s: 1_000, ms: 1 }
const FRAMES = 30

export const isTtml = (text: string) => /^[\uFEFF\s]*<(\?xml|!--|([\w.-]+:)?tt[\s>])/.test(text)

/**
 * Captions of a TTML file (IMSC, DFXP), in the order of time, without their styles and places; times count from those
 * of the elements around. Paragraphs whose times cannot be are told by their line; undefined for what is no TTML.
 */
export function readTtml(text: string): { captions: Caption[]; problems: CaptionsKept['problems'] } | undefined {
  const captions: Caption[] = []
  const problems: CaptionsKept['problems'] = []
  const path: Span[] = []
  let clock: Clock | undefined
  let words: string | undefined
  const parser = new SaxesParser({ xmlns: true })
  let isBroken = false
  parser.on('error', () => (isBroken = true))
  parser.on('opentag', ({ local, attributes }) => {
    if (path.length === 0) clock = local === 'tt' ? clockOf(attributes) : undefined
    path.push(spanOf(attributes, path.at(-1), clock))
    if (local === 'p') words = ''
    if (local === 'br' && words !== undefined) words += ' '
  })
  parser.on('text', (more) => {
    if (words !== undefined) words += more
  })
  parser.on('closetag', ({ local }) => {
    const span = path.pop()
    if (local !== 'p' || !span) return
    const said = (words ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, CAPTION_LETTERS)
    words = undefined
    if (said === '') return
    if (span.isWrong || span.to === undefined) problems.push({ line: parser.line, reason: 'time' })
    else if (span.to <= span.from) problems.push({ line: parser.line, reason: 'reversed' })
    else captions.push({ start: Math.round(span.from), end: Math.round(span.to), text: said })
  })
  try {
    parser.write(text.trimStart()).close()
  } catch {
    isBroken = true
  }
  if (isBroken || !clock) return undefined
  return { captions: captions.sort((one, other) => one.start - other.start || one.end - other.end), problems }
}

/** Frames and ticks of a second, as the root says. */
function clockOf(attributes: Attributes): Clock {
  const [num = 1, den = 1] = (valueOf(attributes, 'frameRateMultiplier') ?? '').split(/[\s:]/).map(Number)
  const multiplier = num > 0 && den > 0 ? num / den : 1
  const frames = (Number(valueOf(attributes, 'frameRate')) || FRAMES) * multiplier
  return { frames, ticks: Number(valueOf(attributes, 'tickRate')) || frames }
}

function spanOf(attributes: Attributes, around: Span | undefined, clock: Clock | undefined): Span {
  const [begin, end, dur] = ['begin', 'end', 'dur'].map((name) => {
    const text = valueOf(attributes, name)
    return text === undefined ? undefined : msOf(text, clock)
  })
  const base = around?.from ?? 0
  const from = base + (begin ?? 0)
  const stop = dur === undefined ? undefined : from + dur
  const ends = [end === undefined ? undefined : base + end, stop].filter((one) => one !== undefined)
  const to = ends.length > 0 ? Math.min(...ends) : around?.to
  const isWrong = [begin, end, dur].some((one) => Number.isNaN(one)) || around?.isWrong === true
  return { from, to, isWrong }
}

/** NaN for what is no time. */
function msOf(text: string, clock: Clock | undefined): number {
  const [, hours, minutes, seconds, part, frames] = CLOCK.exec(text.trim()) ?? []
  if (hours !== undefined) {
    if (Number(minutes) > 59 || Number(seconds) > 59) return NaN
    const whole = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000
    return whole + Number(`0.${part ?? 0}`) * 1_000 + (Number(frames ?? 0) * 1_000) / (clock?.frames ?? FRAMES)
  }
  const [, count, unit = ''] = OFFSET.exec(text.trim()) ?? []
  if (count === undefined) return NaN
  const perSecond = unit === 'f' ? clock?.frames : unit === 't' ? clock?.ticks : undefined
  return Number(count) * (perSecond === undefined ? (UNIT_MS[unit] ?? NaN) : 1_000 / perSecond)
}

/** By its name alone: namespaces of TTML differ by its versions. */
const valueOf = (attributes: Attributes, name: string) =>
  Object.values(attributes).find(({ local }) => local === name)?.value
