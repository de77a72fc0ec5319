import type { Kysely } from 'kysely'
import { dayOf } from '#contract/rules/dates/zoneDays.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import type { DomainError } from '#contract/wire/errors.ts'
import type { Run } from '../db/statement.ts'
import type { Tables } from '../db/tables.ts'
import { scopeOf, type Reader, type Scope } from './documents/sender.ts'
import type { Guard } from './documents/documentChange.ts'
import { readAhead, type VirtualAhead } from './schedule/readAhead.ts'
import { tellAlerts } from './schedule/alerts.ts'
import { readDaysAhead, type ChannelDay } from './schedule/readDaysAhead.ts'
import { readNowOnLooping, type LoopingSlots } from './schedule/readNowOnLooping.ts'
import { readNowOnVirtual, type VirtualSlot } from './schedule/readNowOnVirtual.ts'
import { readProcessingDays } from './schedule/readProcessingDays.ts'
import { readDayNames } from './schedule/readDayNames.ts'
import { readOnAirSchedule, readStoredLoop, type OnAirSchedule, type StoredLoop } from './schedule/readOnAirSchedule.ts'
import { readPlans, type PlansAsked, type PlansPage } from './schedule/readPlans.ts'
import { readScheduleDays, type DaySides, type StoredDay } from './schedule/readScheduleDays.ts'
import { readIsPlanned, readServiceIds, type ServiceIds } from './schedule/readServiceIds.ts'
import { readTitleAirings } from './schedule/readTitleAirings.ts'
import { readTitlesAhead } from './schedule/readTitlesAhead.ts'
import { readTitles, type TitleRow } from './schedule/readTitles.ts'
import { holdChannel, readVirtualChannels, type VirtualChannel } from './schedule/readVirtualChannels.ts'

/**
 * What virtual channels show: their days as documents, and what days are judged by. A code may name channels of several
 * products: days and loops are those of the reader's.
 */
export type ScheduleStore = {
  /** Channels that the reader may see, by code; those that are named by code or id alone, where some are. */
  channels(reader: Reader, urn: string, names?: readonly string[]): Promise<VirtualChannel[]>
  /** Whose service ids are, and which of them days are planned under. */
  serviceIds(urn: string, codes: readonly string[], except: string | undefined): Promise<ServiceIds>
  /** Whether days of a channel are planned for today or later, or its loop repeats beyond; in whichever products. */
  isPlannedAhead(cs: string): Promise<boolean>
  /** Asked once more where a write holds the channel: refuses where days of it, or days ahead, are planned by now. */
  guardUnplanned(cs: string, days: 'all' | 'ahead', refusal: DomainError): Guard
  /** Keeps a channel as it was read until the transaction ends: it throws where that is otherwise already. */
  holdChannel(channel: VirtualChannel): Promise<void>
  /** Days in a row, by date; those that nobody has saved are left out. */
  days(reader: Reader, asked: { cs: string; from: string; to: string; sides: DaySides }): Promise<StoredDay[]>
  /** The loop of a channel. */
  loop(reader: Reader, cs: string): Promise<StoredLoop | undefined>
  /** What a channel shows within a range, turns of its loop among it: the reader for whoever plays or lists it. */
  onAir(reader: Reader, asked: { cs: string; range: TimeRange; sides: 'shown' | 'published' }): Promise<OnAirSchedule>
  /** Published days of a channel that are being processed, from one day to another. */
  processingDays(reader: Reader, asked: { cs: string; from: string; to: string }): Promise<string[]>
  /** Virtual channels with what is known of so many days ahead, by narrow rows. */
  ahead(scope: Scope, asked: Parameters<typeof readAhead>[2]): Promise<VirtualAhead[]>
  /** Keeps which days are not ready, and tells of what has changed of that. */
  tellAlerts(asked: Parameters<typeof tellAlerts>[1]): Promise<number>
  /** Sides of the days of channels from one day to another, by narrow rows. */
  daysWithin(scope: Scope, asked: Omit<Parameters<typeof readDaysAhead>[1], 'scope'>): Promise<ChannelDay[]>
  /** What channels without a loop show now and next. */
  nowOn(asked: Parameters<typeof readNowOnVirtual>[1]): Promise<VirtualSlot[]>
  /** The same of channels that repeat a loop; of one whose loop has to be read whole nothing is answered. */
  nowOnLooping(asked: Parameters<typeof readNowOnLooping>[1]): Promise<LoopingSlots>
  /** Ids of what days of channels name. */
  titlesAhead(asked: { codes: readonly string[]; from: string; to: string }): Promise<string[]>
  /** What is planned of titles ahead, by start. */
  airingsOf(reader: Reader, asked: Parameters<typeof readTitleAirings>[2]): ReturnType<typeof readTitleAirings>
  /** Names of the days that version keys or ids name ('hits/2026-11-24'). */
  namesOf(keys: readonly string[]): Promise<string[]>
  /** Plans that the reader may see, by name; one alone, with what airs in it, where its id is named. */
  plans(reader: Reader, asked: PlansAsked): Promise<PlansPage>
  /** Titles of the named types by id, in no order. */
  titles(
    reader: Reader,
    asked: { ids: readonly string[]; urns: readonly string[]; parts?: boolean },
  ): Promise<TitleRow[]>
}

type Parts = { kysely: Kysely<Tables>; now: () => number; run: Run }

export function createScheduleStore({ kysely, now, run }: Parts): ScheduleStore {
  return {
    daysWithin: async (scope, asked) => (await readDaysAhead(kysely, { ...asked, scope })).days,
    channels: (reader, urn, names) => readVirtualChannels(kysely, scopeOf(reader), urn, names),
    serviceIds: (urn, codes, except) => readServiceIds(kysely, urn, codes, except),
    isPlannedAhead: (cs) => readIsPlanned(kysely, cs, dayOf(now(), 'UTC')),
    guardUnplanned: (cs, days, refusal) => async (transaction) => {
      if (await readIsPlanned(transaction, cs, days === 'all' ? '' : dayOf(now(), 'UTC'))) throw refusal
    },
    holdChannel: (channel) => holdChannel(run, channel),
    days: (reader, asked) => readScheduleDays(run, { ...asked, scope: scopeOf(reader) }),
    loop: (reader, cs) => readStoredLoop(run, { cs, scope: scopeOf(reader) }),
    onAir: (reader, asked) => readOnAirSchedule(run, { ...asked, scope: scopeOf(reader), now: now() }),
    processingDays: (reader, asked) => readProcessingDays(kysely, { ...asked, scope: scopeOf(reader) }),
    ahead: (scope, asked) => readAhead(kysely, scope, asked),
    tellAlerts: (asked) => tellAlerts(kysely, asked),
    nowOn: (asked) => readNowOnVirtual(kysely, asked),
    nowOnLooping: (asked) => readNowOnLooping(run, asked),
    titlesAhead: (asked) => readTitlesAhead(kysely, asked),
    airingsOf: (reader, asked) => readTitleAirings(kysely, reader, asked),
    namesOf: (keys) => readDayNames(run, keys),
    plans: (reader, asked) => readPlans(kysely, reader, asked),
    titles: (reader, asked) => readTitles(kysely, reader, asked),
  }
}
