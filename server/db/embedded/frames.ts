/**
 * The little of PostgreSQL's wire protocol (version 3) that the adapter must understand: where a batch of messages
 * ends, who may go next, and the few answers that the worker gives in the database's place.
 */
const QUERY = 0x51
const SYNC = 0x53
const FLUSH = 0x48
const TERMINATE = 0x58
const READY = 0x5a
const NOTIFICATION = 0x41
const PARSE = 0x50
const HEADER = 5

export type Batch = { bytes: Buffer; ends: 'query' | 'flush' | 'terminate'; statement: string }

/** Cuts a connection's bytes into batches that the database can answer in one piece. */
export class BatchReader {
  private rest: Buffer = Buffer.alloc(0)
  private started = false

  /** True once, when the startup message (which has no type byte) is complete. */
  takeStartup(chunk: Uint8Array): boolean {
    this.rest = this.rest.length === 0 ? Buffer.from(chunk) : Buffer.concat([this.rest, chunk])
    if (this.started || this.rest.length < 4) return false
    const length = this.rest.readInt32BE(0)
    if (this.rest.length < length) return false
    this.rest = this.rest.subarray(length)
    this.started = true
    return true
  }

  takeBatches(): Batch[] {
    const batches: Batch[] = []
    if (!this.started) return batches
    let start = 0
    let at = 0
    let statement = ''
    while (this.rest.length - at >= HEADER) {
      const type = this.rest[at]
      const end = at + 1 + this.rest.readInt32BE(at + 1)
      if (end > this.rest.length) break
      if (type === QUERY || type === PARSE) statement = this.rest.toString('utf8', at + HEADER, Math.min(end, at + 165))
      at = end
      if (type !== QUERY && type !== SYNC && type !== FLUSH && type !== TERMINATE) continue
      const ends = type === FLUSH ? 'flush' : type === TERMINATE ? 'terminate' : 'query'
      batches.push({ bytes: this.rest.subarray(start, end), ends, statement: statement.replaceAll('\0', '').trim() })
      start = end
      statement = ''
    }
    this.rest = this.rest.subarray(start)
    return batches
  }
}

/** What pg reads once its statement has been taken under its name. */
export const PARSE_COMPLETE = Buffer.from([0x31, 0, 0, 0, 4])

export type NamedParse = { name: string; text: string; length: number }

/** The message in front of a batch that gives a statement a name; `length` counts its bytes. */
export function namedParse(bytes: Uint8Array): NamedParse | undefined {
  if (bytes[0] !== PARSE) return undefined
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const nameEnd = buffer.indexOf(0, HEADER)
  const name = buffer.toString('utf8', HEADER, nameEnd)
  if (name === '') return undefined
  const text = buffer.toString('utf8', nameEnd + 1, buffer.indexOf(0, nameEnd + 1))
  return { name, text, length: 1 + buffer.readInt32BE(1) }
}

/** What an answer says about the transaction, and the notifications in it that every connection must hear. */
export function readAnswer(bytes: Uint8Array): { idle: boolean | undefined; notifications: Uint8Array[] } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const notifications: Uint8Array[] = []
  let idle: boolean | undefined
  for (let at = 0; at + HEADER <= bytes.length;) {
    const end = at + 1 + view.getInt32(at + 1)
    if (bytes[at] === READY) idle = bytes[at + HEADER] === 'I'.charCodeAt(0)
    if (bytes[at] === NOTIFICATION) notifications.push(bytes.slice(at, end))
    at = end
  }
  return { idle, notifications }
}

function frame(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  const head = Buffer.alloc(HEADER)
  head.write(type, 0, 'latin1')
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

function int32(value: number): Buffer {
  const buffer = Buffer.alloc(4)
  buffer.writeInt32BE(value)
  return buffer
}

const text = (value: string) => Buffer.from(`${value}\0`, 'utf8')
export const readyForQuery = () => frame('Z', Buffer.from('I'))

/** The greeting of a new connection; there is no password on the way into one's own process. */
export function greeting(connection: number): Buffer {
  const settings = {
    server_version: '18.0',
    server_encoding: 'UTF8',
    client_encoding: 'UTF8',
    DateStyle: 'ISO, MDY',
    TimeZone: 'UTC',
    integer_datetimes: 'on',
    standard_conforming_strings: 'on',
  }
  const statuses = Object.entries(settings).map(([name, value]) => frame('S', text(name), text(value)))
  return Buffer.concat([frame('R', int32(0)), ...statuses, frame('K', int32(connection), int32(0)), readyForQuery()])
}

/** An ErrorResponse; 55P03 is PostgreSQL's own code for a lock that could not be had in time. */
export function errorAnswer(severity: 'ERROR' | 'FATAL', code: string, message: string): Buffer {
  const fields = Buffer.concat(['S' + severity, 'V' + severity, 'C' + code, 'M' + message].map(text))
  return frame('E', fields, Buffer.from([0]))
}
