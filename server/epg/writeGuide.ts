import { BYTE_ORDER_MARK, csvLine } from '#contract/rules/transfer/csvText.ts'
import type { LocalizedText } from '#contract/values/localizedText.ts'
import { NO_LANGUAGE } from './feed.ts'
import { BETWEEN, GUIDE_COLUMNS, type GuideColumn } from './guideColumns.ts'
import type { Slot } from './guideAiring.ts'

/** A channel with what it shows, as it is given out; `slots` by start. */
export type GuidePart = { channel: { id: string; lon: readonly LocalizedText[]; cn?: number }; slots: readonly Slot[] }

const OTHER = /[^\u0009\u000a\u000d\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** Text as XML has it: what no XML may hold is left out. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(OTHER, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** 'YYYYMMDDhhmmss +0000'. */
const timeOf = (instant: number) => `${new Date(instant).toISOString().replaceAll(/[-:T]|\..*$/g, '')} +0000`

function element(name: string, text: string, lang?: string): string {
  const language = lang === undefined || lang === '' || lang === NO_LANGUAGE ? '' : ` lang="${escaped(lang)}"`
  return `    <${name}${language}>${escaped(text)}</${name}>\n`
}

/** XMLTV, channels first; read in again it says the same. */
export async function* writeXmltv(
  channels: readonly GuidePart['channel'][],
  parts: AsyncIterable<GuidePart>,
): AsyncGenerator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE tv SYSTEM "xmltv.dtd">\n<tv generator-info-name="Marquee">\n'
  for (const { id, lon, cn } of channels) {
    const names = lon.map(({ lang, n }) => element('display-name', n, lang)).join('')
    const number = cn === undefined ? '' : element('display-name', String(cn))
    yield `  <channel id="${escaped(id)}">\n${names}${number}  </channel>\n`
  }
  for await (const { channel, slots } of parts) for (const slot of slots) yield programmeOf(channel.id, slot)
  yield '</tv>\n'
}

/** In the order of XMLTV's DTD. */
function programmeOf(channel: string, slot: Slot): string {
  const { a_st_dt, a_ed_dt, lon, lod = [], eps_nm, gnr = [], ssn_n, eps_n, rat = [] } = slot
  const number =
    ssn_n === undefined && eps_n === undefined
      ? ''
      : `    <episode-num system="xmltv_ns">${numbersOf(ssn_n, eps_n)}</episode-num>\n`
  return [
    `  <programme start="${timeOf(a_st_dt)}" stop="${timeOf(a_ed_dt)}" channel="${escaped(channel)}">\n`,
    ...lon.map(({ lang, n }) => element('title', n, lang)),
    eps_nm === undefined ? '' : element('sub-title', eps_nm),
    ...lod.map(({ lang, n }) => element('desc', n, lang)),
    ...gnr.map((genre) => element('category', genre)),
    number,
    ...rat.map(
      ({ v, system }) =>
        `    <rating${system === undefined ? '' : ` system="${escaped(system)}"`}>\n      <value>${escaped(v)}</value>\n    </rating>\n`,
    ),
    '  </programme>\n',
  ].join('')
}

/** XMLTV counts from zero; a number that it cannot have is left out. */
function numbersOf(season: number | undefined, episode: number | undefined): string {
  const part = (n: number | undefined) => (n === undefined || n < 1 ? '' : String(n - 1))
  return `${part(season)}.${part(episode)}.`
}

/** A table, one programme a line, in the first language of each; what spreadsheets take for formulas is disarmed. */
export async function* writeGuideTable(parts: AsyncIterable<GuidePart>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(GUIDE_COLUMNS)
  for await (const { channel, slots } of parts) {
    for (const slot of slots) {
      const cells = cellsOf(channel, slot)
      yield csvLine(GUIDE_COLUMNS.map((column) => cells[column]))
    }
  }
}

function cellsOf({ id, lon: names }: GuidePart['channel'], slot: Slot): Record<GuideColumn, string> {
  const [title] = slot.lon
  const instant = (time: number) => new Date(time).toISOString()
  return {
    channel: id,
    channel_name: names[0]?.n ?? '',
    start: instant(slot.a_st_dt),
    end: instant(slot.a_ed_dt),
    language: title?.lang ?? '',
    title: title?.n ?? '',
    description: (slot.lod?.find(({ lang }) => lang === title?.lang) ?? slot.lod?.[0])?.n ?? '',
    episode_title: slot.eps_nm ?? '',
    season: String(slot.ssn_n ?? ''),
    episode: String(slot.eps_n ?? ''),
    genres: (slot.gnr ?? []).join(BETWEEN),
    ratings: (slot.rat ?? []).map(({ v }) => v).join(BETWEEN),
  }
}
