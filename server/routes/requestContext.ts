import type { FastifyRequest } from 'fastify'
import type { Actor } from '#contract/rules/access/actor.ts'
import type { UploadedFile } from '../caller.ts'
import type { CallContext } from '../context.ts'
import type { Services } from '../services.ts'
import { receivedFile } from './receivedFile.ts'
import { bearerOf, isLocal, type Promises } from './requestHeaders.ts'

type ContextParts = {
  request: FastifyRequest
  services: Services
  promises: Promises
  who: { actor: Actor; product: string | undefined; products: readonly string[] }
  requestHash: string
  signal: () => AbortSignal
}

/**
 * The context of one request. A class, since an object that is spread together and given getters is a dictionary to the
 * engine: two kilobytes a request, each of whose fields is looked up by its name. What only a few calls ask for is read
 * when it is asked for, and stays behind where a context is spread into a sender.
 */
export class RequestContext implements CallContext {
  readonly actor: Actor
  readonly product: string | undefined
  readonly products: readonly string[]
  readonly requestId: string
  readonly tab: string | undefined
  readonly lockNumber: number | undefined
  readonly ifMatch: number | undefined
  readonly idempotencyKey: string | undefined
  readonly requestHash: string
  readonly ifNoneMatch: string | undefined
  readonly lastEventId: string | undefined
  readonly range: string | undefined
  readonly services: Services
  readonly #request: FastifyRequest
  readonly #signal: () => AbortSignal

  constructor({ request, services, promises, who, requestHash, signal }: ContextParts) {
    this.actor = who.actor
    this.product = who.product
    this.products = who.products
    this.requestId = request.id
    this.tab = promises.tab
    this.lockNumber = promises.lockNumber
    this.ifMatch = promises.ifMatch
    this.idempotencyKey = promises.idempotencyKey
    this.requestHash = requestHash
    this.ifNoneMatch = promises.ifNoneMatch
    this.lastEventId = promises.lastEventId
    this.range = promises.range
    this.services = services
    this.#request = request
    this.#signal = signal
  }

  /** Read a second time only by the few calls that a service's own secret opens: a token has a thousand letters. */
  get bearer(): string | undefined {
    return bearerOf(this.#request.headers)
  }

  get isLocal(): boolean {
    return isLocal(this.#request)
  }

  get signal(): AbortSignal {
    return this.#signal()
  }

  file(): Promise<UploadedFile> {
    return receivedFile(this.#request)
  }
}
