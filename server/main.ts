import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as setTimeoutAsync } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { TYPE_DOCUMENT_URN } from '#contract/values/urn.ts'
import { buildApp } from './app/buildApp.ts'
import { createLog } from './app/createLog.ts'
import { greeting } from './app/greeting.ts'
import { startServices, type Running } from './app/startServices.ts'
import { stopServer } from './app/stopServer.ts'
import { StartRefused } from './db/startRefused.ts'
import { seedDatabase } from './seed/seedDatabase.ts'
import { readSettings } from './settings/readSettings.ts'
import type { Settings } from './settings/settings.ts'
import { watchDroppedTypes } from './types/openServingTypes.ts'

const ROOT = join(import.meta.dirname, '..')
/** A stop that takes longer is cut off: what was answered is safe, and a supervisor would kill us anyway. */
const STOP_MS = 5_000

const build = (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }).version
const settings = readSettings(process.env)
if (Array.isArray(settings)) {
  fail([
    'Marquee cannot start with these settings:',
    ...settings.map(({ text }) => `  ${text}`),
    'docs/operating.md lists them all.',
  ])
} else {
  const log = createLog(settings.logLevel)
  dieOnFaults(log)
  await start(settings, log).catch((error: unknown) => {
    const sentence = sentenceOf(error, settings)
    if (sentence === undefined) log.fatal({ err: error }, 'the server could not start')
    fail([sentence ?? 'Marquee could not start; the log line above says why.'])
  })
}

async function start(settings: Settings, log: Logger): Promise<void> {
  const running = await startServices({ settings, log, build, withProcess: true })
  const { services, metrics } = running
  await seedDatabase(services, settings.seed, () =>
    process.stdout.write('\n  Filling the database with the demo catalogue ...\n'),
  )
  const unwatch = await watchDroppedTypes(services.types, join(settings.dataDir, 'types'), log, () =>
    tellOfTypes(running),
  )
  const app = await buildApp({ services, metrics }, { ...settings, consoleDir: join(ROOT, 'dist', 'console') })
  stopOnSignal(app, running, settings.shutdownDelayMs, unwatch)
  await app.listen({ host: settings.host, port: settings.port })
  process.stdout.write(`${greeting(build, settings)}\n`)
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

/** What whoever starts it can mend; everything else is for the log. */
function sentenceOf(error: unknown, { host, port }: Settings): string | undefined {
  if (error instanceof StartRefused) return error.message
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case 'EADDRINUSE':
      return `Port ${port} of ${host} is in use already: stop what listens there, or set PORT.`
    case 'EADDRNOTAVAIL':
      return `This machine has no address ${host}: set HOST to one of its own.`
    case 'EACCES':
      return `Port ${port} or the data folder may not be used by this account: set PORT to 1024 or more, or DATA_DIR.`
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
      return 'The database of DATABASE_URL cannot be reached: start it, or correct the address.'
    case '28P01':
    case '28000':
    case '3D000':
      return (
        'The database of DATABASE_URL refuses this user, password or database name. ' +
        'Letters such as @ : / ? # % in a password are written percent-encoded: @ as %40.'
      )
    case '42501':
      return 'The user of DATABASE_URL lacks a right there: docs/operating.md says which are needed.'
    default:
      return undefined
  }
}

function fail(lines: readonly string[]): void {
  process.stderr.write(`\n${lines.join('\n')}\n\n`, () => process.exit(1))
}
