import type { MessagePort } from 'node:worker_threads'
import { BatchReader, errorAnswer, greeting, readAnswer, readyForQuery, type Batch } from './frames.ts'
import { KeptStatements } from './keptStatements.ts'
import type { PortMessage } from './messages.ts'

/** The database as the turns see it: answers one batch of protocol bytes, blocking this thread. */
type Engine = (batch: Uint8Array) => Promise<Uint8Array>

type Client = {
  number: number
  port: MessagePort
  reader: BatchReader
  batches: Batch[]
  waiting: NodeJS.Timeout | undefined
  since: number
  last: string
}

/**
 * Shares the embedded database's one session between connections: whoever is inside a transaction keeps the database
 * until it is over, the others wait in the order of their asking. Nobody waits longer than `lockWaitMs`: the waiter
 * is refused with the holder's name and statement, and a holder that sat idle for as long is rolled back and cut off,
 * so that a forgotten transaction never stops the house.
 */
export class Turns {
  private readonly clients = new Set<Client>()
  private readonly queue: Client[] = []
  private readonly statements = new KeptStatements()
  private holder: Client | undefined
  private running = false
  private count = 0
  private readonly engine: Engine
  private readonly lockWaitMs: number
  private readonly warn: (message: string) => void

  constructor(engine: Engine, lockWaitMs: number, warn: (message: string) => void) {
    this.engine = engine
    this.lockWaitMs = lockWaitMs
    this.warn = warn
  }

  connect(port: MessagePort): void {
    const reader = new BatchReader()
    const client: Client = { number: ++this.count, port, reader, batches: [], waiting: undefined, since: 0, last: '' }
    this.clients.add(client)
    port.on('message', (message: PortMessage) => (message ? this.receive(client, message) : this.drop(client)))
    port.on('close', () => this.drop(client))
  }

  private receive(client: Client, chunk: Uint8Array): void {
    if (client.reader.takeStartup(chunk)) send(client, greeting(client.number))
    const batches = client.reader.takeBatches()
    if (batches.some((batch) => batch.ends === 'terminate')) return this.drop(client)
    if (batches.length === 0) return
    client.batches.push(...batches)
    if (this.holder !== client && !this.queue.includes(client)) this.enqueue(client)
    void this.pump()
  }

  private enqueue(client: Client): void {
    this.queue.push(client)
    client.waiting = setTimeout(() => this.refuse(client), this.lockWaitMs)
  }

  private async pump(): Promise<void> {
    if (this.running) return
    this.running = true
    for (let client = this.next(); client; client = this.next()) await this.run(client)
    this.running = false
  }

  private next(): Client | undefined {
    if (this.holder) return this.holder.batches.length > 0 ? this.holder : undefined
    const client = this.queue.shift()
    if (!client) return undefined
    clearTimeout(client.waiting)
    client.since = Date.now()
    this.holder = client
    return client
  }

  private async run(client: Client): Promise<void> {
    const batch = client.batches.shift()
    if (!batch) return
    if (batch.statement) client.last = batch.statement
    const { bytes, end } = this.statements.begin(batch.bytes)
    const answer = end(await this.engine(bytes))
    const { idle, notifications } = readAnswer(answer)
    send(client, answer)
    for (const other of this.clients) if (other !== client) for (const told of notifications) send(other, told)
    client.since = Date.now()
    if (idle === true) this.release(client)
    else if (!this.clients.has(client)) await this.rollBack(client)
  }

  private release(client: Client): void {
    if (this.holder !== client) return
    this.holder = undefined
    if (client.batches.length > 0) this.enqueue(client)
  }

  private drop(client: Client): void {
    if (!this.clients.delete(client)) return
    clearTimeout(client.waiting)
    const place = this.queue.indexOf(client)
    if (place >= 0) this.queue.splice(place, 1)
    client.port.close()
    if (this.holder === client && !this.running) void this.rollBack(client).then(() => this.pump())
  }

  /** A connection that goes away inside a transaction leaves nothing behind. */
  private async rollBack(client: Client): Promise<void> {
    const bytes = Buffer.from('Q\0\0\0\rROLLBACK\0', 'latin1')
    await this.engine(bytes)
    if (this.holder === client) this.holder = undefined
  }

  private refuse(client: Client): void {
    const place = this.queue.indexOf(client)
    if (place < 0) return
    this.queue.splice(place, 1)
    client.batches = []
    const holder = this.holder
    const name = holder ? `connection ${holder.number}, last statement "${holder.last}"` : 'earlier statements'
    const message = `The embedded database was not free within ${this.lockWaitMs} ms. Held by ${name}.`
    this.warn(message)
    send(client, Buffer.concat([errorAnswer('ERROR', '55P03', message), readyForQuery()]))
    if (holder && !this.running && Date.now() - holder.since >= this.lockWaitMs) this.cutOff(holder)
  }

  private cutOff(holder: Client): void {
    send(holder, errorAnswer('FATAL', '25P03', 'The transaction sat idle for too long and was rolled back.'))
    this.drop(holder)
  }
}

function send(client: Client, bytes: Uint8Array): void {
  const copy = new Uint8Array(bytes)
  client.port.postMessage(copy, [copy.buffer])
}
