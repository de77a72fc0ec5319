import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as setTimeoutAsync } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { TYPE_DOCUMENT_URN } from '#contract/values/urn.ts'
import { buildApp } from './app/buildApp.ts'
import { createLog } from './app/createLog.ts'
import { greeting } from './app/greeting.ts'
import { readVersion } from './app/readVersion.ts'
import { startFailure } from './app/startFailure.ts'
import { createStartProgress } from './app/startProgress.ts'
import { startServices, type Running } from './app/startServices.ts'
import { stopServer } from './app/stopServer.ts'
import { seedDatabase } from './seed/seedDatabase.ts'
import { readSettings } from './settings/readSettings.ts'
import type { Settings } from './settings/settings.ts'
import { strayNames } from './settings/strayNames.ts'
import { watchDroppedTypes } from './types/openServingTypes.ts'

const ROOT = join(import.meta.dirname, '..')
/** A stop that takes longer is cut off: what was answered is safe, and a supervisor would kill us anyway. */
const STOP_MS = 5_000

const build = readVersion(ROOT)
const settings = readSettings(process.env)
if (Array.isArray(settings)) {
  fail([
    'Marquee cannot start with these settings:',
    ...settings.map(({ text }) => `  ${text}`),
    ...strayNames(process.env).map((text) => `  ${text}`),
    'docs/operating.md lists them all.',
  ])
} else {
  const log = createLog(settings.logLevel)
  dieOnFaults(log)
  tellStrayNames(settings, log)
  await start(settings, log).catch((error: unknown) => {
    if (settings.isProduction) log.fatal({ err: error }, 'the server could not start')
    fail(startFailure(error, settings))
  })
}

async function start(settings: Settings, log: Logger): Promise<void> {
  const progress = createStartProgress((text) => process.stdout.write(text))
  await assertPortFree(settings.host, settings.port)
  const running = await startServices({ settings, log, build, withProcess: true, onStage: progress.stage })
  const { services, metrics } = running
  await seedDatabase(services, settings.seed, () => {
    progress.done()
    process.stdout.write('\n  Filling the database with the demo catalogue ...\n')
  })
  progress.stage('Preparing the calls')
  const unwatch = await watchDroppedTypes(services.types, join(settings.dataDir, 'types'), log, () =>
    tellOfTypes(running),
  )
  const app = await buildApp({ services, metrics }, { ...settings, consoleDir: join(ROOT, 'dist', 'console') })
  const operator = await listenForOperator(running, settings)
  stopOnSignal(app, running, settings.shutdownDelayMs, () => {
    unwatch()
    operator?.close()
  })
  await app.listen({ host: settings.host, port: settings.port })
  progress.done()
  process.stdout.write(`${greeting(build, settings)}\n`)
}

/** Whoever watches a terminal reads words, whoever gathers logs a line. */
function tellStrayNames({ isProduction }: Settings, log: Logger): void {
  for (const sentence of strayNames(process.env)) {
    if (isProduction) log.warn(sentence)
    else process.stderr.write(`\n  ${sentence}\n`)
  }
}

/** The embedded database lets nobody in but this process. */
async function listenForOperator({ database, services }: Running, { dataDir }: Settings) {
  if (database.engine !== 'embedded') return undefined
  const { openOperatorSocket } = await import('./ops/operatorSocket.ts')
  const { log, service } = services
  const status = async () => ({ version: build, pid: process.pid, readiness: await service.readiness() })
  return openOperatorSocket({ dataDir, database, log, status })
}

function tellOfTypes({ services: { events, now, log } }: Running): void {
  const at = new Date(now()).toISOString()
  events
    .append({ topic: 'type', urn: TYPE_DOCUMENT_URN, id: '', uid: '', name: '', at })
    .catch((error: unknown) => log.warn({ err: error }, 'changed types could not be told'))
}

/** The first signal stops gracefully, a second one at once. */
function stopOnSignal(app: FastifyInstance, running: Running, delayMs: number, unwatch: () => void): void {
  const { log } = running.services
  let isStopping = false
  const stop = async (signal: string) => {
    if (isStopping) process.exit(1)
    isStopping = true
    log.info({ signal }, 'stopping')
    process.stdout.write('\n  Stopping.\n')
    setTimeout(() => process.exit(1), delayMs + STOP_MS).unref()
    unwatch()
    await stopServer({ app, running, delay: () => setTimeoutAsync(delayMs) })
    log.info('stopped')
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))
}

/** After a fault that nothing caught, nothing can be relied upon: better to end and be started again. */
function dieOnFaults(log: Logger): void {
  const die = (error: unknown) => {
    log.fatal({ err: error }, 'a fault that nothing caught')
    process.exit(1)
  }
  process.on('uncaughtException', die)
  process.on('unhandledRejection', die)
}

function fail(lines: readonly string[]): void {
  process.stderr.write(`\n${lines.join('\n')}\n\n`, () => process.exit(1))
}

/** Throws what listening would throw, before the work of a start is done for nothing. */
function assertPortFree(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve()))
  })
}
