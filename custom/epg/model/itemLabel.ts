import { titleOf } from '#contract/schemas/readers.ts'
import { dayWords } from '#kit/parts/format/dayWords.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import type { GuideWords } from './airingWords.ts'
import { clockText, episodeText, flagText, timesText } from './airingWords.ts'
import type { AiringItem, GuideItem } from './guideLane.ts'
import { isDraft, isOtherGenre } from './toneOf.ts'

/** The language of titles, and the genre that is looked for ('': any). */
export type LabelOptions = { language: string; genre: string }

/** 'Gap 30 min'; a gap that is on now is dead air. */
export function gapText({ from, to }: TimeRange, isNow: boolean, { translate, format }: GuideWords): string {
  return translate(isNow ? 'epg.deadAir' : 'epg.gapOf', { length: format.duration(to - from) })
}

/** What stands below a title: the worst that is to be said of the airing, else its episode, else when it begins. */
export function detailOf(item: AiringItem, words: GuideWords): string {
  const { airing, overlap } = item
  const [flag] = airing.flags ?? []
  if (flag) return flagText(flag, item, words)
  if (overlap) return overlapText(overlap, words)
  if (isDraft(item)) return words.translate('epg.draft')
  return episodeText(airing, words) || clockText(item.from, words.zone)
}

/** The rating, where nothing worse is to be said. */
export function badgeOf({ airing, overlap }: AiringItem): string | undefined {
  return airing.flags?.length || overlap ? undefined : airing.rat?.[0]?.v
}

/**
 * What is heard of an item: what is read on its card, as it stands there (WCAG 2.5.3), then where and when, and all else
 * that is to be said of it.
 */
export function itemLabel(item: GuideItem, lane: string, words: GuideWords, options: LabelOptions): string {
  const { translate, format, zone } = words
  if (item.kind === 'loading') return translate('states.loading')
  const read = readOn(item, words, options.language)
  const day = dayWords(format.settings.language, zone, item.from)
  const rest =
    item.kind === 'airing'
      ? [episodeText(item.airing, words), ...problemTexts(item, words), genreText(item, words, options)]
      : []
  const heard = [...read, lane, `${day} ${timesText(item, words)}`, ...rest]
  return [...new Set(heard)].filter(Boolean).join(', ')
}

function readOn(item: GuideItem, words: GuideWords, language: string): (string | undefined)[] {
  if (item.kind === 'airing') return [titleOf(item.airing, language), detailOf(item, words), badgeOf(item)]
  if (item.kind === 'blank') return [words.translate('epg.noData')]
  const now = words.format.now()
  return [gapText(item, item.from <= now && now < item.to, words)]
}

/** What was mended and what is wrong, in words. */
export function problemTexts(item: AiringItem, words: GuideWords): string[] {
  const { airing, overlap } = item
  return [
    ...(airing.flags ?? []).map((flag) => flagText(flag, item, words)),
    ...(overlap ? [overlapText(overlap, words)] : []),
    ...(airing.pins?.length ? [words.translate('epg.mendedByHand')] : []),
  ]
}

/** Said of what is dimmed: what is seen by colour is heard as well. */
export function genreText(item: AiringItem, { translate }: GuideWords, { genre }: Pick<LabelOptions, 'genre'>): string {
  return isOtherGenre(item, genre) ? translate('epg.otherGenre') : ''
}

function overlapText({ from, to }: TimeRange, { translate, format }: GuideWords): string {
  return translate('epg.overlapOf', { length: format.duration(to - from) })
}
