import type { Readable } from 'node:stream'
import type { AnswerOf, BodyOf, CallName, ParamsOf, QueryOf } from '#contract/wire/calls.ts'
import type { PageInfo } from '#contract/wire/envelope.ts'
import type { Caller, UploadedFile } from './caller.ts'
import type { JsonText } from './jsonText.ts'
import type { Services } from './services.ts'

/** What every command gets beside its input: who asks, with which promises, and what the server works with. */
export type CallContext = Caller & {
  /** Validator of If-None-Match, for reads that may answer 304. */
  ifNoneMatch: string | undefined
  /** Where a broken event stream wants to go on (Last-Event-ID). */
  lastEventId: string | undefined
  /** Which bytes of a file are wanted (Range). */
  range: string | undefined
  /** The bearer as it was sent, verified or not: for calls that a service's own secret opens (metrics). */
  bearer: string | undefined
  /** The call comes from this machine itself, through no proxy. */
  isLocal: boolean
  /** The file of a multipart call; throws `malformed` where the call carries none. Read it to its end or destroy it. */
  file: () => Promise<UploadedFile>
  /** Aborted when the caller has gone. */
  signal: AbortSignal
  services: Services
}

type CallInput<Name extends CallName> = { params: ParamsOf<Name>; query: QueryOf<Name>; body: BodyOf<Name> }

/**
 * What a command answers: data, the data as JSON text that needs no second stringify, a list of such texts, or something
 * without envelope.
 * `rev` becomes the ETag, and `etag` is one without quotes for what has no revision: a read whose If-None-Match holds it
 * answers 304.
 */
export type Answer<Data = unknown> = {
  page?: Partial<PageInfo>
  rev?: number
  status?: 200 | 201 | 202 | 206 | 503
  etag?: string
} & (
  | { data: Data; json?: undefined; rows?: undefined; raw?: undefined }
  | { json: JsonText<Data>; data?: undefined; rows?: undefined; raw?: undefined }
  | { rows: RowsOf<Data>; data?: undefined; json?: undefined; raw?: undefined }
  | { raw: RawAnswer; data?: undefined; json?: undefined; rows?: undefined }
)

type RowsOf<Data> = unknown extends Data
  ? readonly string[]
  : Data extends readonly (infer Row)[]
    ? readonly JsonText<Row>[]
    : never

/** An answer without envelope: pictures, event streams, metrics, the API's description. */
type RawAnswer = { type: string; body: string | Buffer | Readable; headers?: Readonly<Record<string, string>> }

/** A command has the name of its row in the call table and answers what the row says. Refusals are thrown as DomainError. */
export type Command<Name extends CallName> = (
  context: CallContext,
  input: CallInput<Name>,
) => Promise<Answer<AnswerOf<Name>>>
