import { DomainError, type ErrorCode } from '#contract/wire/errors.ts'

type PostgresError = Error & { code?: string; constraint?: string }

/** What a broken uniqueness means to the caller, by the constraint's name. */
const TAKEN: Readonly<Record<string, ErrorCode>> = {
  external_id_pkey: 'exIdTaken',
  channel_number_pkey: 'duplicateChannelNumber',
  channel_code_pkey: 'serviceIdTaken',
  setting_one_of_kind: 'settingExists',
  product_name: 'nameTaken',
  product_pkey: 'nameTaken',
  epg_channel_once: 'channelTaken',
}

const UNIQUE_VIOLATION = '23505'
/** Disk full, and out of memory for the embedded engine's file system. */
const STORAGE_FULL = ['53100']
/** Too many connections, lock not had in time, statement cut off, serialisation and deadlock. */
const BUSY = ['53300', '55P03', '57014', '25P03', '40001', '40P01']
/** The database ends, dies or starts; classes of their own are those that begin with 08. */
const GOING_DOWN = ['57P01', '57P02', '57P03']
/** What PostgreSQL cannot hold: NUL, lone surrogates, numbers and dates out of range, texts too long for an index. */
const UNREADABLE = ['54000', '22P05', '22P02', '22021', '22003', '22007', '22008', '22009']
const NETWORK = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']

/** The connection broke or could not be made: what the statement did is not known, and the database comes back. */
class ConnectionLost extends DomainError {
  constructor() {
    super('unavailable', { retryAfterS: 1 })
  }
}

/** The refusal that a database error stands for; every other error stays what it is and becomes a 500. */
export function domainErrorOf(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DomainError) return error
  const { code = '', constraint = '' } = error as PostgresError
  if (code === UNIQUE_VIOLATION && TAKEN[constraint]) return new DomainError(TAKEN[constraint])
  if (STORAGE_FULL.includes(code)) return new DomainError('storageFull')
  if (UNREADABLE.includes(code)) return new DomainError('malformed')
  if (GOING_DOWN.includes(code) || NETWORK.includes(code) || code.startsWith('08') || hasLostWords(error))
    return new ConnectionLost()
  if (BUSY.includes(code)) return new DomainError('unavailable', { retryAfterS: 1 })
  return error
}

/** Was the database away, rather than in the way? */
export function isConnectionLost(error: unknown): boolean {
  return domainErrorOf(error) instanceof ConnectionLost
}

/** `pg` has no code for these. */
function hasLostWords(error: Error): boolean {
  return /Connection terminated|timeout exceeded when trying to connect|Client has encountered/.test(error.message)
}

/** Is the transaction over, since a statement before it failed? */
export function isAborted(error: unknown): boolean {
  return ((error ?? {}) as PostgresError).code === '25P02'
}

/** Has another transaction changed what this one, of an earlier moment, was to change? */
export function isCrossed(error: unknown): boolean {
  return ((error ?? {}) as PostgresError).code === '40001'
}

/** Was it the unique constraint of this name? */
export function violates(error: unknown, constraint: string): boolean {
  const { code, constraint: broken } = (error ?? {}) as PostgresError
  return code === UNIQUE_VIOLATION && broken === constraint
}
