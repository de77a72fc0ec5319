import { v7 as newId } from 'uuid'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { pino, type Logger } from 'pino'
import type { Actor } from '#contract/rules/access/actor.ts'
import type { CallRow } from '#contract/wire/calls/call.ts'
import type { Envelope } from '#contract/wire/envelope.ts'
import { buildApp, type AppSettings } from '#server/app/buildApp.ts'
import { createCspReports } from '#server/app/cspReports.ts'
import { createMetrics } from '#server/app/createMetrics.ts'
import type { Identity } from '#server/identity/identity.ts'
import type { AnyCommand } from '#server/routes/joinCalls.ts'
import type { Services } from '#server/services.ts'
import { openTestIdentity, TEST_ORIGIN } from './testIdentity.ts'
import { tokenFor, type TokenOptions } from './tokens.ts'

export type BareApp = {
  app: FastifyInstance
  services: Services
  identity: Identity
  /** Sends a request as somebody; without token options, as nobody. */
  send: (options: InjectOptions, params?: TokenOptions) => Promise<LightMyRequestResponse>
}

type Params = {
  rows: readonly CallRow[]
  commands: Readonly<Record<string, AnyCommand>>
  settings?: Partial<AppSettings>
  services?: Partial<Services>
  log?: Logger
  now?: () => number
}

const PRODUCTS = ['rimba-my', 'rimba-sg', 'other']

/** The HTTP side over rows and commands of a test's own, with the real sign-in and nothing else behind it. */
export async function bareApp({ rows, commands, settings, services, log, now = Date.now }: Params): Promise<BareApp> {
  const identity = await openTestIdentity()
  const metrics = createMetrics({ withProcess: false })
  const logger = log ?? pino({ level: 'silent' })
  const parts = {
    identity,
    types: { get: (type: string) => (type === 'movie' ? { type, page: 'cp_datastore' } : undefined) },
    config: { productIds: async () => PRODUCTS },
    service: {
      isStopping: () => false,
      metrics: metrics.registry,
      cspReports: createCspReports(metrics.cspReports, logger),
    },
    names: { shown: (actor: Actor) => actor, isTaken: () => false },
    log: logger,
    now,
    newId,
    ...services,
  } as unknown as Services
  const defaults: AppSettings = {
    publicUrl: TEST_ORIGIN,
    trustedProxies: 0,
    rates: undefined,
    callsAtOnce: 8,
    // Slow machines run tests too.
    callWaitMs: 60_000,
    checkAnswers: true,
    consoleDir: 'no-such-folder',
  }
  const app = await buildApp({ services: parts, metrics, rows, commands }, { ...defaults, ...settings })
  const send = async (options: InjectOptions, params?: TokenOptions) => {
    const token = params && (await tokenFor(identity, params))
    return app.inject({
      ...options,
      headers: { ...options.headers, ...(token && { authorization: `Bearer ${token}` }) },
    })
  }
  return { app, services: parts, identity, send }
}

/** The envelope of an answer. */
export function envelopeOf<Data = unknown>(response: LightMyRequestResponse): Envelope<Data> {
  return response.json<Envelope<Data>>()
}
