import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { readContainersOf, readTitleEnds, type NamingContainer } from './calendar/readBeside.ts'
import {
  readDatedTitles,
  readTitlesById,
  type DatedAsked,
  type DatedPage,
  type DatedTitle,
} from './calendar/readDatedTitles.ts'
import type { DocumentKind } from './documents/documentKind.ts'
import type { Reader } from './documents/sender.ts'

/** What begins or ends between two instants, and what its dates are held against. */
export type CalendarStore = {
  /** Titles whose window begins or ends within a range, by the first such date; dates of a product's own are left aside. */
  dated(reader: Reader, kinds: readonly DocumentKind[], asked: DatedAsked): Promise<DatedPage>
  /** The same rows of titles that are named. */
  titles(reader: Reader, ids: readonly string[]): Promise<DatedTitle[]>
  /** Containers that name titles, by title. */
  containersOf(reader: Reader, titles: readonly string[]): Promise<ReadonlyMap<string, NamingContainer[]>>
  /** Ends of the published titles that containers name, by container, soonest first. */
  titleEnds(reader: Reader, containers: readonly string[]): Promise<ReadonlyMap<string, string[]>>
}

export function createCalendarStore(kysely: Kysely<Tables>): CalendarStore {
  return {
    dated: (reader, kinds, asked) => readDatedTitles(kysely, reader, kinds, asked),
    titles: (reader, ids) => readTitlesById(kysely, reader, ids),
    containersOf: (reader, titles) => readContainersOf(kysely, reader, titles),
    titleEnds: (reader, containers) => readTitleEnds(kysely, reader, containers),
  }
}
