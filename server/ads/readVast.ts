import { SaxesParser } from 'saxes'
import type { AdTrial } from '#contract/schemas/ads.ts'

/** What an answer of an ad server says. */
type VastFacts = Pick<AdTrial, 'format' | 'version' | 'ads' | 'errors'>
type Ad = AdTrial['ads'][number]

const MOST_ADS = 100
const MOST_LETTERS = 200

/** Reads VAST and VMAP; 'noXml' and 'noVast' for what is neither. Nothing that the text names is fetched. */
export function readVast(text: string): VastFacts | 'noXml' | 'noVast' {
  const parser = new SaxesParser({ xmlns: false })
  const facts: VastFacts = { ads: [], errors: 0 }
  let ad: Ad | undefined
  let words = ''
  const path: string[] = []
  let problem: 'noXml' | 'noVast' | undefined
  parser.on('error', () => {
    problem ??= 'noXml'
  })
  parser.on('opentag', ({ name, attributes }) => {
    const local = localName(name)
    if (path.length === 0) {
      if (local !== 'VAST' && local !== 'VMAP') problem ??= 'noVast'
      facts.format = local
      facts.version = short(attributes.version ?? '')
    }
    path.push(local)
    words = ''
    if (local === 'Ad' || local === 'AdBreak') {
      const id = short(attributes.id ?? attributes.breakId ?? '')
      ad = { id, title: short(attributes.timeOffset ?? ''), kind: local === 'Ad' ? 'inline' : 'wrapper', media: 0 }
      if (facts.ads.length < MOST_ADS) facts.ads.push(ad)
    }
    if (local === 'Wrapper' && ad) ad.kind = 'wrapper'
    if (local === 'MediaFile' && ad) ad.media += 1
    if (local === 'Error') facts.errors += 1
  })
  const say = (more: string) => {
    if (words.length < MOST_LETTERS * 4) words += more
  }
  parser.on('text', say)
  parser.on('cdata', say)
  parser.on('closetag', () => {
    const local = path.pop()
    if (local === 'AdTitle' && ad) ad.title = short(words)
    if (local === 'Duration' && ad && ad.dur === undefined) {
      const dur = msOf(words)
      if (dur !== undefined) ad.dur = dur
    }
  })
  try {
    parser.write(text).close()
  } catch {
    problem ??= 'noXml'
  }
  return problem ?? (facts.format === undefined ? 'noXml' : facts)
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)
const short = (text: string) => text.trim().slice(0, MOST_LETTERS)

/** 'HH:MM:SS' or 'HH:MM:SS.mmm' as VAST has it. */
function msOf(text: string): number | undefined {
  const [, hours, minutes, seconds, rest = '0'] = /^(\d{1,2}):(\d{2}):(\d{2})(?:\.(\d{1,3}))?$/.exec(text.trim()) ?? []
  if (hours === undefined) return undefined
  return (Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)) * 1_000 + Number(rest.padEnd(3, '0'))
}
