import { shortenLog } from '../db/embedded/shortenLog.ts'
import { vacuumTables } from '../db/embedded/vacuumTables.ts'
import { gatherStatistics } from '../db/gatherStatistics.ts'
import type { Database } from '../db/openDatabase.ts'
import type { MediaService } from '../media/mediaService.ts'
import { erasePurged } from '../jobs/erasePurged.ts'
import { eraseCuts } from '../jobs/media/eraseCuts.ts'
import type { Chore } from '../jobs/startHousekeeping.ts'
import { createNearingWatch } from '../jobs/timed/nearingWatch.ts'
import { createViewWatch } from '../jobs/timed/viewWatch.ts'
import { eraseExports } from '../jobs/transfer/eraseExports.ts'
import type { Services } from '../services.ts'
import type { Settings } from '../settings/settings.ts'
import type { createStores } from '../stores/createStores.ts'
import type { createJobLedger } from '../stores/jobLedger.ts'
import { pruneEvents } from '../stores/pruneEvents.ts'
import { createHistoryPruning } from '../stores/pruneHistory.ts'
import { sweepTemporary } from '../transfer/sweepTemporary.ts'
import { createRowRenewal } from '../types/renewRows.ts'

const FOLD_MS = 10_000
const STATISTICS_MS = 10 * 60_000
const VACUUM_MS = 60_000
const LOG_MS = 10_000
const PRUNE_MS = 600_000
const HISTORY_MS = 3_600_000
const RENEW_MS = 1_500
const ERASE_MS = 60_000
const NEARING_MS = 60_000
const WATCH_MS = 60_000

type Served =
  'identity' | 'types' | 'typeStore' | 'images' | 'media' | 'cuts' | 'playback' | 'transfers' | 'now' | 'log'
type ChoreParts = Pick<Services, Served> & {
  settings: Settings
  database: Database
  stores: ReturnType<typeof createStores>
  ledger: ReturnType<typeof createJobLedger>
}

/** What keeps the database small, and what time brings about. */
export function choresOf(parts: ChoreParts): Chore[] {
  const {
    settings,
    identity,
    database,
    stores,
    ledger,
    types,
    typeStore,
    images,
    media,
    cuts,
    playback,
    transfers,
    now,
    log,
  } = parts
  const chores: Chore[] = [
    { name: 'totals', everyMs: FOLD_MS, run: stores.lists.fold },
    { name: 'search counts', everyMs: FOLD_MS, run: stores.search.fold },
    // A turn of its own: a server that knows nothing of it, and keeps counting, would keep the turn.
    { name: 'newest words', everyMs: FOLD_MS, run: stores.search.note },
    { name: 'noted words of what is gone', everyMs: HISTORY_MS, run: stores.search.forgetGone },
    { name: 'notifications', everyMs: PRUNE_MS, run: stores.settings.prune },
    { name: 'retries', everyMs: PRUNE_MS, run: stores.idempotency.prune },
    { name: 'parked edits', everyMs: PRUNE_MS, run: stores.drafts.prune },
    { name: 'presence', everyMs: PRUNE_MS, run: stores.presence.prune },
    { name: 'events', everyMs: PRUNE_MS, run: () => pruneEvents(database.kysely, now()) },
    { name: 'past history', everyMs: HISTORY_MS, run: createHistoryPruning(database.kysely, settings.retention, now) },
    { name: 'ended jobs', everyMs: PRUNE_MS, run: stores.jobs.prune },
    { name: 'staged rows', everyMs: PRUNE_MS, run: stores.transferRows.sweep },
    { name: 'handled problems', everyMs: PRUNE_MS, run: stores.onAir.prune },
    { name: 'past reviews', everyMs: PRUNE_MS, run: stores.reviews.prune },
    { name: 'past deliveries', everyMs: PRUNE_MS, run: stores.deliveries.prune },
    { name: 'ended tokens', everyMs: PRUNE_MS, run: stores.machines.prune },
    { name: 'staged feeds', everyMs: PRUNE_MS, run: stores.epg.sweep },
    { name: 'old exports', everyMs: PRUNE_MS, run: () => eraseExports(stores.transferRows, transfers) },
    { name: 'old cuts', everyMs: PRUNE_MS, run: () => eraseCuts(stores.cutJobs, cuts) },
    { name: 'temporary files', everyMs: PRUNE_MS, run: () => sweepTemporary(Date.now), isLocal: true },
    { name: 'past playbacks', everyMs: PRUNE_MS, run: playback.prune },
    { name: 'past timings', everyMs: PRUNE_MS, run: stores.timings.prune },
    { name: 'list rows', everyMs: RENEW_MS, run: createRowRenewal({ types, typeStore, ledger }), isLocal: true },
    { name: 'days near air', everyMs: NEARING_MS, run: createNearingWatch({ ...stores, now }) },
    {
      name: 'watched views',
      everyMs: WATCH_MS,
      run: createViewWatch({ ...stores, types, identity, publicUrl: settings.publicUrl, now, log }),
    },
    { name: 'purged images', everyMs: ERASE_MS, run: () => erasePurged(ledger, 'images', images) },
    {
      name: 'purged media',
      everyMs: ERASE_MS,
      run: () => erasePurged(ledger, 'media', { erase: (id) => eraseMedia(stores, media, id) }),
    },
  ]
  if (database.engine === 'embedded')
    chores.push(
      { name: 'statistics', everyMs: STATISTICS_MS, run: () => gatherStatistics(database) },
      { name: 'dead rows', everyMs: VACUUM_MS, run: () => vacuumTables(database.pool) },
      { name: 'write-ahead log', everyMs: LOG_MS, run: () => shortenLog(database.pool) },
    )
  return chores
}

/** Of a purged title its media goes, its captions, and what was to be cut out of it. */
async function eraseMedia(
  { captions, editLists }: Pick<ReturnType<typeof createStores>, 'captions' | 'editLists'>,
  media: MediaService,
  id: string,
): Promise<void> {
  await captions.erase(id)
  await editLists.erase(id)
  await media.erase(id)
}
