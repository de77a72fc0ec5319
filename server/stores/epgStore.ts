import { sql, type Kysely } from 'kysely'
import { isUuid } from '../db/isUuid.ts'
import type { Tables } from '../db/tables.ts'
import { deleteInBatches } from './deleteInBatches.ts'
import type { Reader } from './documents/sender.ts'
import * as inbox from './epg/inbox.ts'
import { giveBackSources } from './epg/heardSources.ts'
import type { GuideSpan } from './guideStore.ts'
import * as ingestions from './epg/ingestionRows.ts'
import * as planned from './epg/planned.ts'
import * as staged from './epg/stagedFeed.ts'
import * as standing from './epg/standing.ts'

export type EpgStore = ReturnType<typeof createEpgStore>

/** Staged feeds that no job has taken over within the hour are of a server that was killed. */
const STAGED_MS = 3_600_000

/** Programme guides of others on their way in (editors.md section 2): staged, held against ours, decided upon. */
export function createEpgStore(db: Kysely<Tables>, now: () => number) {
  const at = () => new Date(now()).toISOString()
  return {
    begin: (one: ingestions.NewIngestion) => ingestions.beginIngestion(db, one, at()),
    find: async (id: string) => (isUuid(id) ? ingestions.findIngestion(db, id) : undefined),
    /** Newest first; those that the reader may not see are left out. */
    list: (reader: Reader, page: Parameters<typeof ingestions.listIngestions>[2]) =>
      ingestions.listIngestions(db, reader, { ...page, ...(page.ids && { ids: page.ids.filter(isUuid) }) }),
    refuse: async (id: string, refusal: ingestions.FeedRefusal) => {
      await staged.clearStaged(db, id)
      await sql`UPDATE epg_ingestion SET refusal = ${JSON.stringify(refusal)}::jsonb WHERE id = ${id}`.execute(db)
    },
    /** A station's feed is read anew: what was read and why it was refused are forgotten. */
    clear: async (id: string) => {
      await staged.clearStaged(db, id)
      await sql`UPDATE epg_ingestion SET refusal = NULL WHERE id = ${id}`.execute(db)
    },
    drop: (id: string) => staged.dropIngestion(db, id),
    addProgrammes: (id: string, rows: readonly staged.StagedProgramme[]) => staged.addProgrammes(db, id, rows),
    finishStaging: (id: string, feed: staged.StagedFeed) => staged.finishStaging(db, id, feed),
    programmes: (id: string, src: string) => staged.programmesOf(db, id, src),
    remembered: (feed: string, scope: string) => staged.rememberedMatches(db, feed, scope),
    remember: (of: { feed: string; scope: string }, matches: readonly { src: string; channel: string | null }[]) =>
      staged.rememberMatches(db, of, matches, at()),
    shownOn: (reader: Reader, urn: string, channels: readonly string[], span: GuideSpan) =>
      standing.shownOn(db, reader, urn, channels, span),
    standingOrTakenDown: (reader: Reader, urn: string, channel: string, span: GuideSpan) =>
      standing.standingOrTakenDown(db, reader, urn, channel, span),
    titlesOn: (reader: Reader, urn: string, span: GuideSpan) => standing.titlesOn(db, reader, urn, span),
    feedOrders: (reader: Reader, urn: string, ids: readonly string[]) =>
      standing.feedOrders(db, reader, urn, ids.filter(isUuid)),
    ourChannels: (reader: Reader, urn: string, ids?: readonly string[]) =>
      standing.ourChannels(db, reader, urn, ids?.filter(isUuid)),
    toPlan: (id: string) => planned.channelsToPlan(db, id),
    saveShift: (id: string, shift: Parameters<typeof planned.saveShift>[2]) => planned.saveShift(db, id, shift),
    plan: (
      job: Parameters<typeof planned.planChannel>[1],
      plan: Omit<Parameters<typeof planned.planChannel>[2], 'at'>,
    ) => planned.planChannel(db, job, { ...plan, at: at() }),
    /** Gives back what feeds had said of airings that an undone ingestion left as they were. */
    giveBackSources: (id: string, urn: string) => giveBackSources(db, id, urn),
    changesOfItems: (id: string, items: readonly number[]) => planned.changesOfItems(db, id, items),
    changes: (id: string, page: Parameters<typeof inbox.listChanges>[2]) => inbox.listChanges(db, id, page),
    channels: (id: string, page: Parameters<typeof inbox.listChannels>[2]) => inbox.listChannels(db, id, page),
    keep: (id: string, scope: inbox.ChangeScope) => inbox.keepChanges(db, id, scope),
    accept: (id: string, scope: Parameters<typeof inbox.acceptChanges>[2]) => inbox.acceptChanges(db, id, scope),
    decideShift: (id: string, decision: 'correct' | 'keep') => inbox.decideShift(db, id, decision),
    areInFeed: (id: string, sources: readonly string[]) => inbox.areInFeed(db, id, sources),
    areTaken: (of: Parameters<typeof inbox.areTaken>[1], taken: Parameters<typeof inbox.areTaken>[2]) =>
      inbox.areTaken(db, of, taken),
    setMatches: (id: string, matches: Parameters<typeof inbox.setMatches>[2]) => inbox.setMatches(db, id, matches),
    takeUpAgain: (id: string, by: Omit<Parameters<typeof inbox.takeUpAgain>[2], 'at'>) =>
      inbox.takeUpAgain(db, id, { ...by, at: at() }),
    /** Whether a station's feed is being taken in for the same channel. */
    isRunning: (one: ingestions.NewIngestion) => ingestions.isRunning(db, one),
    /** Whether the events of a team are being taken in. */
    isTeamRunning: (team: string) => ingestions.isTeamRunning(db, team),
    close: (id: string) => inbox.closeIngestion(db, id, at()),
    /** Forgets what belongs to no job any more. */
    sweep: async () => {
      const oldest = new Date(now() - STAGED_MS).toISOString()
      const { rows } = await sql<{ id: string }>`SELECT e.id FROM epg_ingestion e
        WHERE e.ct < ${oldest}::timestamptz AND NOT EXISTS (SELECT FROM job j WHERE j.id = e.id) LIMIT 50`.execute(db)
      const ids = rows.map(({ id }) => id)
      for (const table of ['epg_programme', 'epg_change', 'epg_heard', 'epg_channel'] as const)
        await deleteInBatches(
          db,
          table,
          sql`SELECT ctid FROM ${sql.table(table)} WHERE ingestion = ANY (${ids}::uuid[])`,
        )
      await sql`DELETE FROM epg_ingestion WHERE id = ANY (${ids}::uuid[])`.execute(db)
      return ids.length
    },
  }
}
