import type { Kysely } from 'kysely'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import type { Tables } from '../db/tables.ts'
import type { Reader } from './documents/sender.ts'
import { readCalendar, type CalendarAsked, type CalendarRow } from './storefront/readCalendar.ts'
import { readRailAirings, type RailAiring } from './storefront/rails/readAirings.ts'
import { countRailTitles, readRailTitles, type TitlesAsked } from './storefront/rails/readTitles.ts'
import { holdDocuments, isShownSomewhere, type HeldDocuments } from './storefront/holdDocuments.ts'
import { readEverShowed } from './storefront/readEverShowed.ts'
import { readUsedElsewhere } from './storefront/readUsedElsewhere.ts'
import { readVersionsThen, type Then } from './storefront/readVersionsThen.ts'
import { readShownIn, readStoreUses, type StoreUse } from './storefront/readStoreUses.ts'

/** Where pages and containers are shown, and when: what lists of documents cannot answer. */
export type StorefrontStore = {
  /** Pages and containers that show or name one, tab by tab, by name. */
  usesOf(reader: Reader, id: string): Promise<StoreUse[]>
  /** Where each of many is shown, by name. */
  shownIn(reader: Reader, ids: readonly string[]): ReturnType<typeof readShownIn>
  /** Takes pages and containers that the caller sees until the transaction ends. */
  hold(reader: Reader, ids: readonly string[]): Promise<HeldDocuments>
  /** Whether viewers or drafts of anybody have it on another page or container. */
  isShown(id: string): Promise<boolean>
  /** Which of some containers another page than this one shows. */
  usedElsewhere(ids: readonly string[], page: string): Promise<string[]>
  /** Whether any version of a page that is kept shows a container. */
  everShowed(page: string, id: string): Promise<boolean>
  /** Keys of the versions that containers were at, at an instant. */
  versionsThen(ids: readonly string[], then: Then): Promise<string[]>
  /** Pages with their tabs, or containers, that are shown at some time within a range. */
  calendar(reader: Reader, asked: CalendarAsked): Promise<CalendarRow[]>
  /** Titles of a rail in its order, and how many there are as far as rails go. */
  titles(reader: Reader, asked: TitlesAsked & { limit: number; offset: number }): Promise<ContentRow[]>
  countTitles(reader: Reader, asked: TitlesAsked): Promise<number>
  /** What channels air at a moment, or next. */
  airings(reader: Reader, asked: Parameters<typeof readRailAirings>[2]): Promise<RailAiring[]>
}

export function createStorefrontStore(kysely: Kysely<Tables>): StorefrontStore {
  return {
    usesOf: (reader, id) => readStoreUses(kysely, reader, id),
    shownIn: (reader, ids) => readShownIn(kysely, reader, ids),
    hold: (reader, ids) => holdDocuments(kysely, reader, ids),
    isShown: (id) => isShownSomewhere(kysely, id),
    usedElsewhere: (ids, page) => readUsedElsewhere(kysely, ids, page),
    everShowed: (page, id) => readEverShowed(kysely, page, id),
    versionsThen: (ids, then) => readVersionsThen(kysely, ids, then),
    calendar: (reader, asked) => readCalendar(kysely, reader, asked),
    titles: (reader, asked) => readRailTitles(kysely, reader, asked),
    countTitles: (reader, asked) => countRailTitles(kysely, reader, asked),
    airings: (reader, asked) => readRailAirings(kysely, reader, asked),
  }
}
