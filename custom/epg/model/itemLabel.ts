import { titleOf } from '#contract/schemas/readers.ts'
import { dayWords } from '#kit/parts/format/dayWords.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import type { GuideWords } from './airingWords.ts'
import { episodeText, flagText, timesText } from './airingWords.ts'
import type { AiringItem, GuideItem } from './guideLane.ts'
import { isDraft } from './toneOf.ts'

/** 'Gap 30 min'; a gap that is on now is dead air. */
export function gapText({ from, to }: TimeRange, isNow: boolean, { translate, format }: GuideWords): string {
  return translate(isNow ? 'epg.deadAir' : 'epg.gapOf', { length: format.duration(to - from) })
}

/** What is heard of an item: what it is, where, when, and all that is to be said of it. */
export function itemLabel(item: GuideItem, lane: string, words: GuideWords, language: string): string {
  const { translate, format, zone } = words
  if (item.kind === 'loading') return translate('states.loading')
  const day = dayWords(format.settings.language, zone, item.from)
  return [...nameOf(item, words, language), lane, `${day} ${timesText(item, words)}`, ...notesOn(item, words)]
    .filter(Boolean)
    .join(', ')
}

function nameOf(item: GuideItem, words: GuideWords, language: string): string[] {
  if (item.kind === 'airing') return [titleOf(item.airing, language)]
  if (item.kind === 'blank') return [words.translate('epg.noData')]
  const now = words.format.now()
  return [gapText(item, item.from <= now && now < item.to, words)]
}

function notesOn(item: GuideItem, words: GuideWords): (string | undefined)[] {
  if (item.kind !== 'airing') return []
  const { airing } = item
  return [
    episodeText(airing, words),
    airing.rat?.[0]?.v,
    isDraft(item) ? words.translate('epg.draft') : undefined,
    ...problemTexts(item, words),
  ]
}

/** What was mended and what is wrong, in words. */
export function problemTexts(item: AiringItem, words: GuideWords): string[] {
  const { translate, format } = words
  const { airing, overlap } = item
  return [
    ...(airing.flags ?? []).map((flag) => flagText(flag, item, words)),
    ...(overlap ? [translate('epg.overlapOf', { length: format.duration(overlap.to - overlap.from) })] : []),
    ...(airing.pins?.length ? [translate('epg.mendedByHand')] : []),
  ]
}
