import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Logger } from 'pino'
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
import { createMediaService } from '../media/mediaService.ts'
import { createMediaStore } from '../stores/mediaStore.ts'
import { createJobRunner, type JobRunner } from '../jobs/jobRunner.ts'
import { jobHandlers } from '../jobs/jobHandlers.ts'
import { withMachines } from '../machines/machineSignIn.ts'
import { startHousekeeping } from '../jobs/startHousekeeping.ts'
import { openMailer } from '../deliveries/mailer.ts'
import type { Services } from '../services.ts'
import { identitySettingsOf, type Settings } from '../settings/settings.ts'
import { createIdentityStore } from '../stores/identityStore.ts'
import { createStores } from '../stores/createStores.ts'
import { createImageStore } from '../stores/imageStore.ts'
import { createJobLedger } from '../stores/jobLedger.ts'
import { createTypeStore } from '../stores/typeStore.ts'
import { sweepTemporary } from '../transfer/sweepTemporary.ts'
import { createStationFeeds } from '../stations/stationFeeds.ts'
import { createTransferFiles } from '../transfer/transferFiles.ts'
import { openServingTypes, takeInSavedTypes } from '../types/openServingTypes.ts'
import { countConnections, createMetrics, watchReadiness, type Metrics } from './createMetrics.ts'
import { choresOf } from './chores.ts'
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
  /** A large load that was cut short is left as it is, for whoever goes on with it. */
  keepsLoad?: boolean
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

const TICKET_SECRET = 'imageTicket'

/** Opens the database and everything that commands work with. What fails closes what was opened before it. */
export async function startServices(parts: StartParts): Promise<Running> {
  const { settings, log } = parts
  const { databaseUrl, databaseDirectUrl: directUrl, dataDir, databasePool: poolSize } = settings
  parts.onStage?.(databaseUrl === '' ? 'Opening the embedded database' : 'Opening the database')
  const { statementMs, keepsLoad = false } = parts
  const limit = statementMs === undefined ? {} : { statementMs }
  const database = await openDatabase({ databaseUrl, directUrl, dataDir, log, poolSize, keepsLoad, ...limit })
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
  const made = { identity, types, typeStore, images, media, cuts, playback, transfers, stations, now, newId, log }
  const metrics = createMetrics({ withProcess: parts.withProcess ?? false })
  const housekeeping = startHousekeeping(
    choresOf({ ...made, settings, database, stores, ledger }),
    log,
    database.engine === 'postgres' ? ledger.takeTurn : undefined,
  )
  // What a killed server was writing may fill the disk that the next cut needs; the chore tells what keeps failing.
  void sweepTemporary(Date.now).catch(() => undefined)
  const { webhookHosts } = settings
  const mailer = openMailer(settings.mail)
  const handlers = jobHandlers({ ...stores, ...made, mailer, webhookHosts })
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
      ...made,
      photos: createPhotoService(storage),
      meaning,
      names,
      webhookHosts,
      sendsMail: mailer !== undefined,
      service: info.service,
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

/** One secret for all servers of a database, made by the first. */
async function ticketSecret(
  store: Pick<ReturnType<typeof createIdentityStore>, 'getSecret' | 'putSecret'>,
): Promise<Buffer> {
  const kept =
    (await store.getSecret(TICKET_SECRET)) ??
    (await store.putSecret(TICKET_SECRET, randomBytes(32).toString('base64url')))
  return Buffer.from(String(kept), 'base64url')
}
