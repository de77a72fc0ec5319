import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '#contract/rules/access/actor.ts'
import type { CallRow } from '#contract/wire/calls/call.ts'
import { JSON_BODY_BYTES } from '#contract/values/limits.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Admission } from '../admission/admission.ts'
import { rankOf } from '../admission/rankOf.ts'
import type { CallContext } from '../context.ts'
import { once } from '../once.ts'
import type { Services } from '../services.ts'
import { answerCheck, WrongAnswer } from './checkAnswer.ts'
import { authorise, NOBODY } from './authorise.ts'
import { useBodyParsers } from './bodyParsers.ts'
import { inputChecks, type InputChecks } from './compileInput.ts'
import type { AnyInput, JoinedCall } from './joinCalls.ts'
import { scopeOf } from './productScope.ts'
import type { RateKeeper } from './rateKeeper.ts'
import { RequestContext } from './requestContext.ts'
import { bearerOf, clientOf, hashRequest, readPromises } from './requestHeaders.ts'
import { refuseOtherMethods } from './refuseOtherMethods.ts'
import { sendAnswer } from './sendAnswer.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; undefined before the token was verified. */
    actor: Actor | undefined
    callContext: CallContext | undefined
    clientLabel: string | undefined
  }
  interface FastifyContextConfig {
    /** Name of the call in the call table. */
    call?: string
  }
}

const API = '/api'

type Binding = {
  services: Services
  rates: RateKeeper
  admission: Admission
  /** Told of an answer that is not what its row says; without it nothing is checked. The call then fails. */
  onWrongAnswer?: ((error: WrongAnswer) => void) | undefined
}

/** Gives every row of the call table its route; what kind of body a row takes decides which parsers stand before it. */
export async function bindCalls(app: FastifyInstance, calls: readonly JoinedCall[], binding: Binding): Promise<void> {
  app.decorateRequest('actor', undefined)
  app.decorateRequest('callContext', undefined)
  app.decorateRequest('clientLabel', undefined)
  for (const kind of ['json', 'multipart', 'media', 'text', 'report'] as const) {
    const ofKind = calls.filter(({ row }) => (row.takes ?? 'json') === kind)
    await app.register(async (scope) => {
      await useBodyParsers(scope, kind)
      for (const call of ofKind) bindCall(scope, call, binding)
    })
  }
  refuseOtherMethods(
    app,
    calls.map(({ row }) => row),
    API,
  )
}

function bindCall(app: FastifyInstance, { row, command }: JoinedCall, binding: Binding): void {
  const checks = inputChecks(row)
  const rank = rankOf(row)
  const checked = binding.onWrongAnswer && answerCheck(row)
  app.route({
    method: row.method,
    url: addressOf(row),
    config: { call: row.name },
    bodyLimit: row.bodyBytes ?? JSON_BODY_BYTES,
    exposeHeadRoute: row.method === 'GET' && row.gives !== 'stream',
    // Who is refused for the token or the size is refused before a byte of the body is read.
    onRequest: async (request) => {
      refuseLength(request, row)
      await signIn(request, row, binding)
    },
    preHandler: async (request, reply) => {
      request.callContext = await admit(request, row, checks, binding, abortedWhenGone(reply))
    },
    ...(row.rate === 'review' && { onError: countGuess(binding) }),
    handler: async (request, reply) => {
      const context = request.callContext as CallContext
      const work = () => command(context, inputOf(request))
      const turn = rank && { rank, person: context.actor.uid, signal: () => context.signal }
      const answer = await (turn ? binding.admission.run(turn, work) : work())
      if (checked) refuseWrong(() => checked(answer), binding)
      return sendAnswer(reply, row, answer, context.ifNoneMatch)
    },
  })
}

/** A token of a link that opens nothing is a guess, as far as anybody here knows. */
function countGuess({ rates }: Binding) {
  return async (request: FastifyRequest, _reply: FastifyReply, error: Error) => {
    if (error instanceof DomainError && error.code === 'notFound') rates.countGuess(request.ip)
  }
}

function refuseWrong(check: () => void, { onWrongAnswer }: Binding): void {
  try {
    check()
  } catch (error) {
    if (error instanceof WrongAnswer) onWrongAnswer?.(error)
    throw error
  }
}

function addressOf({ path }: CallRow): string {
  return API + path.replaceAll(/\{(\w+)\}/g, ':$1')
}

function inputOf({ params, query, body }: FastifyRequest): AnyInput {
  return { params: params as Record<string, string>, query: query as Record<string, unknown>, body }
}

function refuseLength({ headers }: FastifyRequest, row: CallRow): void {
  if (Number(headers['content-length'] ?? 0) > (row.bodyBytes ?? JSON_BODY_BYTES)) throw new DomainError('tooLarge')
}

/** Rate limit, then token: in front of everything that costs more. */
async function signIn(request: FastifyRequest, row: CallRow, { services, rates }: Binding): Promise<void> {
  request.clientLabel = clientOf(request.headers, request.query)
  const token = bearerOf(request.headers)
  if (row.rate === 'review') rates.refuseGuesser(request.ip)
  if (row.guard.by === 'public' || (row.guard.by === 'signed' && token === undefined)) {
    rates.takeForAddress(request.ip)
    return
  }
  rates.refuseAddress(request.ip)
  try {
    request.actor = await services.identity.verify(token)
  } catch (error) {
    // A database or a provider that cannot be asked is not the caller's doing.
    if (error instanceof DomainError && error.code === 'tokenRefused') rates.countRefusal(request.ip)
    throw error
  }
  rates.takeForPerson(request.actor.uid, row)
  if (row.peopleOnly && request.actor.only) throw new DomainError('forbidden')
}

/** Product, guard, query, body, in this order: who may not act learns nothing about what would be wrong with the rest. */
async function admit(
  request: FastifyRequest,
  row: CallRow,
  checks: InputChecks,
  { services }: Binding,
  signal: () => AbortSignal,
): Promise<CallContext> {
  const input = inputOf(request)
  const actor = request.actor ?? NOBODY
  const allProducts = () => services.config.productIds()
  checks.params(input.params)
  const first = request.actor && (await scopeOf(actor, input.query.prd, allProducts))
  const typeNamed = (type: string) => services.types.get(type)
  const fresh = await authorise(row.guard, input, actor, { typeNamed, identity: services.identity })
  checks.query(input.query)
  if (!carriesFile(row)) checks.body(input.body)
  const promises = readPromises(request.headers)
  // What is begun by a PUT says so by If-None-Match: * (schedule days); the write asks either promise of its document.
  const begins = promises.ifNoneMatch?.trim() === '*'
  if (row.document && !row.created && !begins && promises.ifMatch === undefined)
    throw new DomainError('revisionMissing')
  // The provider may have taken a product away since the token was made.
  const scope = fresh === actor ? first : await scopeOf(fresh, input.query.prd, allProducts)
  const requestHash =
    promises.idempotencyKey === undefined
      ? ''
      : hashRequest(request.method, request.url, carriesFile(row) ? undefined : input.body)
  const who = { actor: services.names.shown(fresh), product: scope?.product, products: scope?.products ?? [] }
  return new RequestContext({ request, services, promises, who, requestHash, signal })
}

const carriesFile = ({ takes }: CallRow) => takes === 'multipart' || takes === 'media'

/** Made when it is first asked for: most calls are over before anybody does. */
function abortedWhenGone({ raw }: FastifyReply): () => AbortSignal {
  return once(() => {
    const gone = new AbortController()
    const look = () => {
      if (!raw.writableFinished) gone.abort()
    }
    if (raw.closed) look()
    else raw.once('close', look)
    return gone.signal
  })
}
