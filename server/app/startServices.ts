import { join } from 'node:path'
import type { Logger } from 'pino'
import { shortenLog } from '../db/embedded/shortenLog.ts'
import { vacuumTables } from '../db/embedded/vacuumTables.ts'
import { gatherStatistics } from '../db/gatherStatistics.ts'
import { openDatabase, type Database } from '../db/openDatabase.ts'
import { createNewId } from './createNewId.ts'
import { createImageService } from '../images/imageService.ts'
import { openStorage } from '../images/openStorage.ts'
import { createPhotoService } from '../images/photoService.ts'
import { openIdentity } from '../identity/openIdentity.ts'
import { DEMO_USERS } from '../identity/demoUsers.ts'
import { openShownNames } from '../identity/shownNames.ts'
import { createPlaybackService } from '../media/playback/playbackService.ts'
import { createPlaybackStore } from '../stores/playbackStore.ts'
import { createFfmpeg } from '../media/derive/ffmpeg.ts'
import { createCutService } from '../media/cut/cutService.ts'
import { createMeaningService } from '../media/meaning/meaningService.ts'
import { createMediaService, type MediaService } from '../media/mediaService.ts'
import { createMediaStore } from '../stores/mediaStore.ts'
import { createJobRunner, type JobRunner } from '../jobs/jobRunner.ts'
import { jobHandlers } from '../jobs/jobHandlers.ts'
import { erasePurged } from '../jobs/erasePurged.ts'
import { eraseCuts } from '../jobs/media/eraseCuts.ts'
import { eraseExports } from '../jobs/transfer/eraseExports.ts'
import { withMachines } from '../machines/machineSignIn.ts'
import { startHousekeeping, type Chore } from '../jobs/startHousekeeping.ts'
import { openMailer } from '../deliveries/mailer.ts'
import { createViewWatch } from '../jobs/timed/viewWatch.ts'
import { createNearingWatch } from '../jobs/timed/nearingWatch.ts'
import type { Services } from '../services.ts'
import { identitySettingsOf, type Settings } from '../settings/settings.ts'
import { createIdentityStore } from '../stores/identityStore.ts'
import { ticketSecret } from './ticketSecret.ts'
import { createStores } from '../stores/createStores.ts'
import { createImageStore } from '../stores/imageStore.ts'
import { createJobLedger } from '../stores/jobLedger.ts'
import { createHistoryPruning } from '../stores/pruneHistory.ts'
import { pruneEvents } from '../stores/pruneEvents.ts'
import { createTypeStore } from '../stores/typeStore.ts'
import { sweepTemporary } from '../transfer/sweepTemporary.ts'
import { createStationFeeds } from '../stations/stationFeeds.ts'
import { createTransferFiles } from '../transfer/transferFiles.ts'
import { createRowRenewal } from '../types/renewRows.ts'
import { openServingTypes, takeInSavedTypes } from '../types/openServingTypes.ts'
import { countConnections, createMetrics, watchReadiness, type Metrics } from './createMetrics.ts'
import { createServiceInfo } from './createServiceInfo.ts'

type StartParts = {
  settings: Settings
  log: Logger
  build: string
  /** Milliseconds since the epoch. */
  now?: () => number
  newId?: () => string
  /** The process's own figures belong into its metrics; tests leave them out. */
  withProcess?: boolean
  /** How long a statement may take on PostgreSQL, in ms; 0 for ever. */
  statementMs?: number
  /** Told what comes next. */
  onStage?: (text: string) => void
}

export type Running = {
  services: Services
  database: Database
  metrics: Metrics
  /** What the server does by itself: timed changes and other jobs. */
  runner: JobRunner
  /** Says 'stopping' to balancers and takes no more jobs; calls and event streams go on. */
  announceStop: () => Promise<void>
  /** Ends event streams and, where no stop was announced, does that too; calls may still run. */
  drain: () => Promise<void>
  close: () => Promise<void>
}

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

/** Opens the database and everything that commands work with. What fails closes what was opened before it. */
export async function startServices(parts: StartParts): Promise<Running> {
  const { settings, log } = parts
  const { databaseUrl, databaseDirectUrl: directUrl, dataDir, databasePool: poolSize } = settings
  parts.onStage?.(databaseUrl === '' ? 'Opening the embedded database' : 'Opening the database')
  const limit = parts.statementMs === undefined ? {} : { statementMs: parts.statementMs }
  const database = await openDatabase({ databaseUrl, directUrl, dataDir, log, poolSize, ...limit })
  try {
    return await startOver(database, parts)
  } catch (error) {
    await database.close()
    throw error
  }
}

async function startOver(database: Database, parts: StartParts): Promise<Running> {
  const { settings, log, now = Date.now, newId = createNewId() } = parts
  const { kysely } = database
  parts.onStage?.('Reading the resource types')
  const storage = openStorage(settings.files)
  const identityStore = createIdentityStore(kysely, now)
  const stores = createStores({ database, log, now, newId, longAtOnce: settings.longJobs })
  const people = await openIdentity({ settings: identitySettingsOf(settings), store: identityStore, now, log })
  const identity = withMachines(people, {
    machines: stores.machines,
    seeOwner: async (actor) => {
      await stores.machines.seeOwner(actor)
      await stores.watches.seeOwner(actor)
    },
    now,
  })
  const secret = await ticketSecret(identityStore)
  const typeStore = createTypeStore({ kysely, now })
  const types = await openServingTypes(typeStore, join(settings.dataDir, 'types'), log)
  const images = createImageService({ storage, images: createImageStore(database), secret, now })
  const transfers = createTransferFiles({ storage, secret, now })
  const ffmpeg = createFfmpeg(settings.ffmpeg)
  const media = createMediaService({
    storage,
    store: createMediaStore(database, now),
    uploadBytes: settings.mediaUploadBytes,
    ffmpeg,
  })
  const cuts = createCutService({ storage, ffmpeg, workBytes: settings.mediaCutBytes, secret, now })
  const meaning = createMeaningService(settings.meaning)
  const playback = createPlaybackService({ store: createPlaybackStore(database), secret, now })
  const stations = createStationFeeds(settings.stations)
  const ledger = createJobLedger(kysely, now)
  const metrics = createMetrics({ withProcess: parts.withProcess ?? false })
  const housekeeping = startHousekeeping(
    choresOf({
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
    }),
    log,
    database.engine === 'postgres' ? ledger.takeTurn : undefined,
  )
  // What a killed server was writing may fill the disk that the next cut needs; the chore tells what keeps failing.
  void sweepTemporary(now).catch(() => undefined)
  const { webhookHosts } = settings
  const mailer = openMailer(settings.mail)
  const handlers = jobHandlers({
    ...stores,
    mailer,
    webhookHosts,
    identity,
    types,
    transfers,
    media,
    cuts,
    stations,
    now,
    newId,
    log,
  })
  const runner = createJobRunner({ ...stores, handlers, now, log })
  const jobs = { readiness: () => [runner, housekeeping].map((one) => one.readiness()).find(isNotReady) ?? 'ready' }
  const info = createServiceInfo({ settings, build: parts.build, log, metrics, database, storage, identity, jobs })
  watchReadiness(metrics, info.service.readiness)
  countConnections(metrics, database.pool)
  stores.events.subscribe(takeInSavedTypes(types, typeStore, log))
  stores.events.subscribe(({ topic }) => {
    if (topic === 'product') stores.config.forgetProducts()
    if (topic === 'geo') stores.geo.forget()
  })
  const accounts = identity.embedded
    ? DEMO_USERS.map(({ uid, firstName, lastName }) => ({ uid, name: `${firstName} ${lastName}` }))
    : []
  const names = await openShownNames(stores.profiles, accounts)
  stores.events.subscribe(names.hear)
  await stores.events.start()
  await startRunner(runner, stores, database.engine)
  const announceStop = async () => {
    info.announceStop()
    await Promise.all([housekeeping.stop(), runner.stop()])
  }
  return {
    database,
    metrics,
    runner,
    services: {
      ...stores,
      identity,
      types,
      typeStore,
      images,
      photos: createPhotoService(storage),
      media,
      cuts,
      meaning,
      playback,
      transfers,
      stations,
      names,
      webhookHosts,
      sendsMail: mailer !== undefined,
      service: info.service,
      log,
      now,
      newId,
    },
    announceStop,
    drain: async () => {
      info.service.streams.closeAll()
      await announceStop()
    },
    close: async () => {
      await runner.stop()
      identity.close()
      await stores.events.close()
      await database.close()
    },
  }
}

type ChoreParts = {
  settings: Settings
  identity: Services['identity']
  database: Database
  stores: ReturnType<typeof createStores>
  ledger: ReturnType<typeof createJobLedger>
  types: Services['types']
  typeStore: Services['typeStore']
  images: Services['images']
  media: Services['media']
  cuts: Services['cuts']
  playback: Services['playback']
  transfers: Services['transfers']
  now: () => number
}

/** What keeps the database small, and what time brings about. */
function choresOf({
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
}: ChoreParts): Chore[] {
  const chores: Chore[] = [
    { name: 'totals', everyMs: FOLD_MS, run: stores.lists.fold },
    { name: 'search counts', everyMs: FOLD_MS, run: stores.search.fold },
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
    { name: 'temporary files', everyMs: PRUNE_MS, run: () => sweepTemporary(now), isLocal: true },
    { name: 'past playbacks', everyMs: PRUNE_MS, run: playback.prune },
    { name: 'past timings', everyMs: PRUNE_MS, run: stores.timings.prune },
    { name: 'list rows', everyMs: RENEW_MS, run: createRowRenewal({ types, typeStore, ledger }), isLocal: true },
    { name: 'days near air', everyMs: NEARING_MS, run: createNearingWatch({ ...stores, now }) },
    {
      name: 'watched views',
      everyMs: WATCH_MS,
      run: createViewWatch({ ...stores, types, identity, publicUrl: settings.publicUrl, now }),
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

const isNotReady = (word: string) => word !== 'ready'

/** What this process left unfinished when it was killed goes on at once; on PostgreSQL another one may be at it. */
async function startRunner(
  runner: JobRunner,
  { jobs, events }: Pick<ReturnType<typeof createStores>, 'jobs' | 'events'>,
  engine: Database['engine'],
): Promise<void> {
  if (engine === 'embedded') await jobs.releaseOrphans()
  events.subscribe(({ topic, data }) => {
    if (topic === 'timing' || (topic === 'job' && !isProgress(data))) runner.wake()
  })
  runner.start()
}

/** A job that is running tells of itself again and again; that is no reason to look for another. */
function isProgress(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'status' in data && data.status === 'processing'
}
