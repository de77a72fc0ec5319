import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Logger } from 'pino'
import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { buildApp, type AppSettings } from '#server/app/buildApp.ts'
import { startServices, type Running } from '#server/app/startServices.ts'
import { DEMO_PRODUCTS } from '#server/identity/demoUsers.ts'
import type { Services } from '#server/services.ts'
import { readSettings } from '#server/settings/readSettings.ts'
import type { Settings } from '#server/settings/settings.ts'
import { copyPostgres } from './sharedPostgres.ts'
import { silentLog } from './silentLog.ts'
import { USUAL_ENGINE, type TestEngine } from './testDatabase.ts'
import { tokenFor, type TokenOptions } from './tokens.ts'

/** Somebody with a token: what a test acts as. */
export type Person = {
  token: string
  /** Sends a request in process, signed in. */
  send: (options: InjectOptions) => Promise<LightMyRequestResponse>
}

export type TestServer = Running & {
  app: FastifyInstance
  /** Where it listens; '' unless `listen` was asked for. */
  baseUrl: string
  /** A token for a role, or for any roles, products and name. */
  signInAs: (who: string | TokenOptions) => Promise<Person>
  close: () => Promise<void>
}

type TestServerOptions = {
  /** Types beside the shipped ones. */
  types?: readonly TypeDocument[]
  seed?: (services: Services) => Promise<void>
  engine?: TestEngine
  listen?: boolean
  /** Milliseconds since the epoch. */
  now?: () => number
  settings?: Partial<Settings>
  log?: Logger
  consoleDir?: string
}

/** The whole server over an empty database of its own with two products; gone when closed. */
export async function startTestServer(params: TestServerOptions = {}): Promise<TestServer> {
  const { log = silentLog, engine = USUAL_ENGINE, now } = params
  const dataDir = await mkdtemp(join(tmpdir(), 'marquee-server-'))
  const postgres = engine === 'postgres' ? await copyPostgres() : undefined
  const settings = { ...testSettings(dataDir), databaseUrl: postgres?.url ?? '', ...params.settings }
  const running = await startServices({ settings, log, build: 'test', now })
  const { services, metrics } = running
  if (params.types) await services.types.install(params.types)
  await services.config.seed(
    [],
    DEMO_PRODUCTS.map(({ id, name }) => ({ id, n: name })),
  )
  await params.seed?.(services)
  const wrong: Error[] = []
  const app = await buildApp(
    { services, metrics, onWrongAnswer: (error) => wrong.push(error) },
    appSettings(settings, params),
  )
  const baseUrl = params.listen ? await app.listen({ host: '127.0.0.1', port: 0 }) : ''
  return {
    ...running,
    app,
    baseUrl,
    signInAs: async (who) =>
      personOf(app, await tokenFor(services.identity, typeof who === 'string' ? { roles: [who] } : who)),
    close: async () => {
      await running.drain()
      await app.close()
      await running.close()
      await postgres?.stop()
      await rm(dataDir, { recursive: true, force: true })
      // Whatever the test looked at: no call may answer what its row does not say.
      if (wrong[0]) throw wrong[0]
    },
  }
}

function testSettings(dataDir: string): Settings {
  const settings = readSettings({
    DATA_DIR: dataDir,
    RATE_LIMITS: 'false',
    CHECK_ANSWERS: 'true',
    SEED: 'empty',
    LOG_LEVEL: 'silent',
  })
  if (Array.isArray(settings)) throw new Error(settings.map(({ text }) => text).join(' '))
  return settings
}

function appSettings(
  { publicUrl, trustedProxies, rates, callsAtOnce, callWaitMs, checkAnswers }: Settings,
  { consoleDir = 'no-such-folder' }: TestServerOptions,
): AppSettings {
  return { publicUrl, trustedProxies, rates, callsAtOnce, callWaitMs, checkAnswers, consoleDir }
}

function personOf(app: FastifyInstance, token: string): Person {
  const authorization = `Bearer ${token}`
  return { token, send: (options) => app.inject({ ...options, headers: { authorization, ...options.headers } }) }
}
