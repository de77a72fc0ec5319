import type { Kysely } from 'kysely'
import type { Database } from '../db/openDatabase.ts'
import { runner } from '../db/statement.ts'
import type { Tables } from '../db/tables.ts'
import type { Reader } from './documents/sender.ts'
import { readScheduleDays, type DaySides, type StoredDay } from './schedule/readScheduleDays.ts'
import { readTitles, type TitleRow } from './schedule/readTitles.ts'
import { readVirtualChannels, type VirtualChannel } from './schedule/readVirtualChannels.ts'

/** What virtual channels show: their days as documents, and what days are judged by. Whoever asks has seen the channel. */
export type ScheduleStore = {
  /** Channels that the reader may see, by code; those that are named by code or id alone, where some are. */
  channels(reader: Reader, urn: string, names?: readonly string[]): Promise<VirtualChannel[]>
  /** Days in a row, by date; those that nobody has saved are left out. */
  days(asked: { cs: string; from: string; to: string; sides: DaySides }): Promise<StoredDay[]>
  /** Titles of the named types by id, in no order. */
  titles(
    reader: Reader,
    asked: { ids: readonly string[]; urns: readonly string[]; parts?: boolean },
  ): Promise<TitleRow[]>
}

type Parts = { kysely: Kysely<Tables>; database: Pick<Database, 'pool' | 'keepsStatements'> }

export function createScheduleStore({ kysely, database }: Parts): ScheduleStore {
  const run = runner(database)
  return {
    channels: (reader, urn, names) => readVirtualChannels(kysely, reader, urn, names),
    days: (asked) => readScheduleDays(run, asked),
    titles: (reader, asked) => readTitles(kysely, reader, asked),
  }
}
