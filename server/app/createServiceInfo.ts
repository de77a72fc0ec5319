import type { Logger } from 'pino'
import { DomainError } from '#contract/wire/errors.ts'
import { EXTENSIONS } from '#contract/wire/extensions.ts'
import type { Database } from '../db/openDatabase.ts'
import { createEventStreams } from '../events/eventStreams.ts'
import type { Identity } from '../identity/identity.ts'
import type { FileStorage } from '../images/fileStorage.ts'
import type { Housekeeping } from '../jobs/startHousekeeping.ts'
import type { Settings } from '../settings/settings.ts'
import { pingDatabase } from '../stores/pingDatabase.ts'
import { createCspReports } from './cspReports.ts'
import type { Metrics } from './createMetrics.ts'
import type { Readiness } from '#contract/schemas/service.ts'
import type { ServiceInfo } from './serviceInfo.ts'

type Parts = {
  settings: Pick<Settings, 'publicUrl' | 'operationsUrl' | 'reviewGuests' | 'metricsToken' | 'console'>
  build: string
  log: Pick<Logger, 'warn'>
  metrics: Metrics
  database: Pick<Database, 'kysely'>
  storage: Pick<FileStorage, 'check'>
  identity: Pick<Identity, 'readiness'>
  jobs: Pick<Housekeeping, 'readiness'>
}

/** A part that does not answer within this time is not ready. */
const PATIENCE_MS = 2_000

type ServiceState = {
  service: ServiceInfo
  /** From now on the readiness says 'stopping'. */
  announceStop: () => void
}

export function createServiceInfo(parts: Parts): ServiceState {
  const { settings, build, log, metrics, database, storage, identity, jobs } = parts
  const streams = createEventStreams(metrics.eventStreams)
  let isStopping = false
  const readiness = async (): Promise<Readiness> => {
    if (isStopping) return { database: 'stopping', storage: 'stopping', identity: 'stopping', jobs: 'stopping' }
    const [databaseWord, storageWord, identityWord] = await Promise.all([
      wordOf(pingDatabase(database.kysely).then(() => 'ready')),
      wordOf(storage.check().then(() => 'ready')),
      wordOf(identity.readiness()),
    ])
    return { database: databaseWord, storage: storageWord, identity: identityWord, jobs: jobs.readiness() }
  }
  return {
    service: {
      build,
      publicUrl: settings.publicUrl,
      bases: settings.console.bases,
      extensions: settings.console.extensions ?? EXTENSIONS,
      types: settings.console.types,
      operationsUrl: settings.operationsUrl,
      reviewGuests: settings.reviewGuests,
      metricsToken: settings.metricsToken,
      metrics: metrics.registry,
      cspReports: createCspReports(metrics.cspReports, log),
      streams,
      readiness,
      isStopping: () => isStopping,
    },
    announceStop: () => {
      isStopping = true
    },
  }
}

const isFull = (error: unknown) => error instanceof DomainError && error.code === 'storageFull'

/** What exactly is wrong stands in the log of the part; whoever asks from outside gets a word. */
async function wordOf(answer: Promise<string>): Promise<string> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<string>((resolve) => (timer = setTimeout(() => resolve('slow'), PATIENCE_MS)))
  try {
    return await Promise.race([answer.catch((error: unknown) => (isFull(error) ? 'full' : 'unreachable')), late])
  } finally {
    clearTimeout(timer)
  }
}
