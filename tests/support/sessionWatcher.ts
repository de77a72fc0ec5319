import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A stand-in for a pooler on machines that have none. */
type SessionWatcher = {
  url: string
  /** What was sent that a pooler in transaction mode refuses, or forgets with the transaction. */
  presumptions: () => string[]
  stop: () => Promise<void>
}

/** Startup parameters that pgbouncer takes; it refuses every other one. */
const CARRIED = ['user', 'database', 'client_encoding', 'application_name']
const SESSION_WORDS = /\b(LISTEN|PREPARE|TEMP|TEMPORARY|WITH HOLD)\b|pg_(try_)?advisory_lock|^SET (?!LOCAL)/i
/** pgbouncer carries these from one session of PostgreSQL to the next. */
const CARRIED_SET = /^SET (TimeZone|DateStyle|application_name)\b/i
const STARTUP_BYTES = 4

/**
 * Passes everything on to PostgreSQL and notes what presumes that a connection keeps its session. Like a pooler it
 * names a key of its own where PostgreSQL names its process.
 */
export async function watchSessions(address: string): Promise<SessionWatcher> {
  const target = new URL(address)
  const found: string[] = []
  const open = new Set<Socket>()
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      open.add(from)
      from.on('error', () => to.destroy())
      from.on('close', () => to.destroy())
    }
    client.on(
      'data',
      framed(watchClient(found), true, (bytes) => database.write(bytes)),
    )
    database.on(
      'data',
      framed(renameProcess, false, (bytes) => client.write(bytes)),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: Object.assign(new URL(address), { port: String(port) }).href,
    presumptions: () => found,
    stop: () =>
      new Promise((resolve) => {
        open.forEach((socket) => socket.destroy())
        server.close(() => resolve())
      }),
  }
}

type Look = (kind: string, body: Buffer) => Buffer

/** Cuts a stream of PostgreSQL's protocol into messages; the first of a client has no letter. */
function framed(look: Look, hasStartup: boolean, send: (bytes: Buffer) => void) {
  let rest: Buffer = Buffer.alloc(0)
  let isStartup = hasStartup
  return (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk])
    for (;;) {
      const head = isStartup ? 0 : 1
      if (rest.length < head + STARTUP_BYTES) return
      const length = head + rest.readInt32BE(head)
      if (rest.length < length) return
      const message = rest.subarray(0, length)
      rest = rest.subarray(length)
      const kind = isStartup ? '' : String.fromCharCode(message[0] ?? 0)
      isStartup = false
      const body = look(kind, message.subarray(head + STARTUP_BYTES))
      send(Buffer.concat([message.subarray(0, head + STARTUP_BYTES), body]))
    }
  }
}

function watchClient(found: string[]): Look {
  return (kind, body) => {
    const words = body.toString('utf8').split('\0')
    if (kind === '') found.push(...strangeParameters(words))
    else if (kind === 'P' && words[0] !== '') found.push(`statement ${words[0]}`)
    const text = kind === 'Q' ? words[0] : kind === 'P' ? words[1] : ''
    const statements = (text ?? '').split(';').map((one) => one.trim())
    found.push(...statements.filter((one) => SESSION_WORDS.test(one) && !CARRIED_SET.test(one)))
    return body
  }
}

/** Behind the number of the protocol stand names and values by turns. */
function strangeParameters(words: readonly string[]): string[] {
  const pairs = words.join('\0').slice(STARTUP_BYTES).split('\0')
  return pairs
    .filter((word, at) => at % 2 === 0 && word !== '' && !CARRIED.includes(word))
    .map((name) => `parameter ${name}`)
}

const renameProcess: Look = (kind, body) => {
  if (kind !== 'K') return body
  const renamed = Buffer.from(body)
  renamed.writeInt32BE(body.readInt32BE(0) ^ 0x1000_0000, 0)
  return renamed
}
