import { AIRING_MAX_MS } from '#contract/values/guide.ts'
import { FEED_ID_LENGTH, type FeedNoteCode, type FeedProblem } from '#contract/values/ingestion.ts'
import type { FeedChannel, FeedItem, FeedProgramme } from './feed.ts'
import { addText } from './feedLanguage.ts'
import { episodeIn } from './readEpisode.ts'
import { readXmltvTime } from './readXmltvTime.ts'

type Attributes = Readonly<Record<string, string>>
type Parts = {
  zone: string
  emit: (item: FeedItem) => void
  line: () => number
  refuse: (problem: FeedProblem) => never
}
type Builder = {
  open: (name: string, attributes: Attributes) => void
  /** Answers how long the text of the element is by now. */
  text: (more: string) => number
  close: (name: string) => void
}
type Programme = { attributes: Attributes; channel: string; line: number } & Pick<FeedProgramme, 'texts' | 'length'>

/** Names of one channel: its languages, and what else it is called. */
const MOST_NAMES = 20
const UNITS: Readonly<Record<string, number>> = { seconds: 1_000, minutes: 60_000, hours: 3_600_000 }

/** Puts channels and programmes together from the elements of XMLTV; elements that it does not know are passed over. */
export function createFeedBuilder({ zone, emit, line, refuse }: Parts): Builder {
  const path: { name: string; attributes: Attributes }[] = []
  let channel: FeedChannel | undefined
  let programme: Programme | undefined
  let text = ''

  const note = (code: FeedNoteCode, at: number, detail?: string) =>
    emit({ kind: 'note', note: { code, line: at, ...(detail !== undefined && { detail: detail.slice(0, 200) }) } })

  const finish = ({ attributes, channel: of, line: at, texts, length }: Programme): void => {
    const { start = '', stop } = attributes
    const from = readXmltvTime(start, zone)
    if (of === '') return note('noChannel', at)
    if (!from) return note('noStart', at, start)
    if (texts.lon.length === 0) return note('noTitle', at)
    if (!from.hasZone) note('zoneMissing', at)
    const to = stop === undefined ? undefined : readXmltvTime(stop, zone)
    if (stop !== undefined && !to) note('badEnd', at, stop)
    const end = to && endOf(from.at, to.at, (code) => note(code, at))
    emit({
      kind: 'programme',
      programme: {
        channel: of,
        start: from.at,
        texts,
        line: at,
        ...(end !== undefined && { end }),
        ...(length !== undefined && { length }),
      },
    })
  }

  const leave = (name: string, { attributes }: { attributes: Attributes }, words: string): void => {
    if (channel) return ofChannel(channel, name, attributes, words)
    if (programme) ofProgramme(programme, name, attributes, words)
  }

  const idIn = (attribute = ''): string => {
    const id = attribute.trim()
    return id.length > FEED_ID_LENGTH ? refuse('tooLongId') : id
  }

  return {
    open: (name, attributes) => {
      path.push({ name, attributes })
      text = ''
      if (path.length !== 2) return
      if (name === 'channel') channel = { id: idIn(attributes.id), names: [] }
      if (name === 'programme')
        programme = { attributes, channel: idIn(attributes.channel), line: line(), texts: { lon: [] } }
    },
    text: (more) => (text += more).length,
    close: (name) => {
      const element = path.pop()
      const words = text.replaceAll(/\s+/g, ' ').trim()
      text = ''
      const under = path.at(-1)?.name
      if (element && path.length >= 2) leave(name === 'value' ? `${under}/value` : name, element, words)
      if (path.length !== 1) return
      if (channel && channel.id !== '') emit({ kind: 'channel', channel })
      if (programme) finish(programme)
      channel = programme = undefined
    },
  }
}

/** An end before its start, or further than any programme lasts, is none. */
export function endOf(from: number, to: number, note: (code: FeedNoteCode) => void): number | undefined {
  if (to === from) note('zeroLength')
  if (to >= from && to - from <= AIRING_MAX_MS) return to
  note(to < from ? 'endBeforeStart' : 'tooLong')
  return undefined
}

function ofChannel(channel: FeedChannel, name: string, attributes: Attributes, words: string): void {
  if (name === 'display-name' && words !== '') {
    if (/^\d{1,5}$/.test(words)) channel.number ??= words
    if (channel.names.length < MOST_NAMES)
      channel.names.push({ lang: (attributes.lang ?? '').slice(0, 35), n: words.slice(0, 250) })
  }
  if (name === 'icon' && attributes.src) channel.icon ??= attributes.src.slice(0, 2_000)
  if (name === 'lcn' && words !== '') channel.number = words.slice(0, 20)
}

function ofProgramme(programme: Programme, name: string, attributes: Attributes, words: string): void {
  const { texts } = programme
  if (words === '') return
  switch (name) {
    case 'title':
      return addText(texts.lon, attributes.lang, words.slice(0, 250))
    case 'desc':
      return addText((texts.lod ??= []), attributes.lang, words.slice(0, 4_000))
    case 'sub-title':
      texts.eps_nm ??= words.slice(0, 250)
      return
    case 'category':
      if ((texts.categories ??= []).length < 20) texts.categories.push(words.slice(0, 100))
      return
    case 'episode-num':
      Object.assign(texts, episodeIn(words, attributes.system))
      return
    case 'rating/value':
      if ((texts.rat ??= []).length < 10) texts.rat.push({ v: words.slice(0, 20) })
      return
    case 'date':
      if (/^\d{4}/.test(words)) texts.yr = Number(words.slice(0, 4))
      return
    case 'length':
      programme.length = Math.round(Number(words) * (UNITS[attributes.units ?? 'minutes'] ?? NaN)) || undefined
  }
}
