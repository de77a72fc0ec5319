import { DomainError, errorRow } from '#contract/wire/errors.ts'
import type { DomainErrorDetails, ErrorCode } from '#contract/wire/errors.ts'
import { failure } from '#contract/wire/envelope.ts'
import type { Envelope, WireError } from '#contract/wire/envelope.ts'
import { Overloaded } from '../admission/admission.ts'
import { domainErrorOf } from '../db/databaseErrors.ts'

type ErrorAnswer = {
  code: ErrorCode
  status: number
  body: Envelope
  retryAfterS: number | undefined
  /** Bytes that there are, where a range beyond them was asked for. */
  size: number | undefined
  /** The fault is ours: it goes into the log with all that is known, and none of it into the answer. */
  isFault: boolean
}

/** What Fastify itself refuses, by its own codes. */
const FRAMEWORK: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupportedType',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed',
  FST_ERR_BAD_URL: 'malformed',
  FST_ERR_ASYNC_CONSTRAINT: 'malformed',
  FST_ERR_NOT_FOUND: 'notFound',
  FST_ERR_MAX_PARAM_LENGTH: 'notFound',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupportedType',
  FST_REQ_FILE_TOO_LARGE: 'tooLarge',
  FST_FILES_LIMIT: 'malformed',
  FST_PARTS_LIMIT: 'malformed',
  FST_FIELDS_LIMIT: 'malformed',
  FST_PROTO_VIOLATION: 'malformed',
}

/** What a full disk says where files are written. */
const DISK: Readonly<Record<string, ErrorCode>> = { ENOSPC: 'storageFull', EDQUOT: 'storageFull' }

const RETRY_AFTER_S = 2

/** The one place that makes an answer of an error. Nothing that the catalogue does not say leaves the server. */
export function errorAnswer(thrown: unknown): ErrorAnswer {
  const error = domainErrorOf(thrown)
  // Of these there may be thousands a second: they are counted, not told one by one.
  if (error instanceof Overloaded) return { ...fromCatalogue(error.code, error.details), isFault: false }
  if (error instanceof DomainError) return fromCatalogue(error.code, error.details)
  const code = codeOf(error)
  const known = FRAMEWORK[code] ?? DISK[code] ?? byStatus(error)
  return known ? fromCatalogue(known, {}) : { ...fromCatalogue('internal', {}), isFault: true }
}

function fromCatalogue(code: ErrorCode, details: DomainErrorDetails): ErrorAnswer {
  const row = errorRow(code)
  return {
    code,
    status: row.status,
    body: failure(wireErrors(row.number, details.description ?? row.text, details), details.data ?? null) as Envelope,
    retryAfterS: details.retryAfterS ?? (row.status === 503 ? RETRY_AFTER_S : undefined),
    size: details.size,
    isFault: row.status === 503 || row.status === 507,
  }
}

function wireErrors(number: number, description: string, { field, fields }: DomainErrorDetails): WireError[] {
  if (fields && fields.length > 0) return fields.map((each) => ({ code: number, ...each }))
  return [{ code: number, description, ...(field === undefined ? {} : { field }) }]
}

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return ''
  return typeof error.code === 'string' ? error.code : ''
}

/** Framework errors without an entry above still say by their status whose doing they are. */
function byStatus(error: unknown): ErrorCode | undefined {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined
  const { statusCode } = error
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? 'malformed' : undefined
}
