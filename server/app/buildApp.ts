import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { CallRow } from '#contract/wire/calls/call.ts'
import { CALLS } from '#contract/wire/calls.ts'
import { REQUEST_HEADER } from '#contract/values/wire.ts'
import { createAdmission, type Admission } from '../admission/admission.ts'
import { identityPlugin } from '../identity/identityPlugin.ts'
import { bindCalls } from '../routes/bind.ts'
import type { WrongAnswer } from '../routes/checkAnswer.ts'
import { commandTable } from '../routes/commandTable.ts'
import { joinCalls, type AnyCommand } from '../routes/joinCalls.ts'
import { createRateKeeper } from '../routes/rateKeeper.ts'
import type { Services } from '../services.ts'
import type { Settings } from '../settings/settings.ts'
import { answerErrors, answerClientError, sendError } from './answerErrors.ts'
import { countWaiting, type Metrics } from './createMetrics.ts'
import { logAccess } from './logAccess.ts'
import { allowOrigins } from './allowOrigins.ts'
import { setSecurityHeaders } from './securityHeaders.ts'
import { openConsoleFiles } from './consoleFiles.ts'
import { answerEverythingElse } from './everythingElse.ts'

export type AppSettings = Pick<
  Settings,
  'publicUrl' | 'trustedProxies' | 'rates' | 'callsAtOnce' | 'callWaitMs' | 'checkAnswers'
> & {
  /** Who else may serve a console for this server. */
  console?: Pick<Settings['console'], 'origins'>
  /** The built console. */
  consoleDir: string
}

type AppParts = {
  services: Services
  metrics: Metrics
  /** Tests bring rows and commands of their own. */
  rows?: readonly CallRow[]
  commands?: Readonly<Record<string, AnyCommand>>
  /** Told of answers that are not what their rows say, where they are checked. */
  onWrongAnswer?: (error: WrongAnswer) => void
}

/** Long enough for 128 MB at 220 kB/s; JSON bodies have a shorter limit of their own. */
const REQUEST_MS = 600_000
const HEADERS_MS = 10_000

/** The whole HTTP side of the server over its services; listens on nothing yet. */
export async function buildApp(
  { services, metrics, rows, commands, onWrongAnswer }: AppParts,
  settings: AppSettings,
): Promise<FastifyInstance> {
  const { log } = services
  const isHttps = settings.publicUrl.startsWith('https:')
  const calls = joinCalls(rows ?? CALLS, commands ?? commandTable)
  const app = Fastify({
    loggerInstance: withoutChildren(services.log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => services.newId(),
    requestIdHeader: false,
    trustProxy: settings.trustedProxies > 0 && ((_address, hop) => hop < settings.trustedProxies),
    requestTimeout: REQUEST_MS,
    routerOptions: { maxParamLength: 200 },
    // What cannot be routed runs through no hook.
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(request, reply, isHttps)
      sendError(error, request, reply, metrics)
    },
    clientErrorHandler: answerClientError,
    forceCloseConnections: 'idle',
  })
  app.server.headersTimeout = HEADERS_MS
  app.removeAllContentTypeParsers()
  const issuer = services.identity.boot.issuer
  app.addHook('onSend', (request, reply, _payload, done) => {
    setSecurityHeaders(request, reply, isHttps)
    done()
  })
  if (settings.console) allowOrigins(app, settings.console.origins)
  nameRequests(app)
  sendAway(app, services)
  const admission = openAdmission(app, settings)
  countWaiting(metrics, admission.waiting)
  logAccess(app, metrics, log)
  answerErrors(app, metrics)
  await app.register(identityPlugin, { identity: services.identity })
  await bindCalls(app, calls, {
    services,
    rates: createRateKeeper(settings.rates, services.now),
    admission,
    onWrongAnswer: settings.checkAnswers
      ? (onWrongAnswer ?? ((error) => log.error({ err: error }, 'an answer is not what its row says')))
      : undefined,
  })
  answerEverythingElse(app, openConsoleFiles(settings.consoleDir), issuer, services.service.bases)
  return app
}

/**
 * A logger for each request costs more than its one line, which names the request itself. A factory of ours would have
 * each of its loggers examined.
 */
function withoutChildren(log: Services['log']): FastifyBaseLogger {
  const logger = Object.create(log) as FastifyBaseLogger
  logger.child = () => logger
  return logger
}

function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_HEADER, request.id)
    done()
  })
}

/** A connection that is kept open past the end of the server would lose the next call made over it. */
function sendAway(app: FastifyInstance, { service }: Services): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (service.isStopping()) reply.header('connection', 'close')
    done()
  })
}

/** Only calls that work with the database wait their turn: neither the console's files, nor whoever watches the server. */
function openAdmission(app: FastifyInstance, { callsAtOnce, callWaitMs }: AppSettings): Admission {
  const admission = createAdmission({ atOnce: callsAtOnce, waitMs: callWaitMs })
  app.addHook('onClose', async () => admission.stop())
  return admission
}
