import { Duplex } from 'node:stream'
import type { MessagePort } from 'node:worker_threads'
import type { PortMessage } from './messages.ts'

/**
 * One connection to the embedded database, in the shape of the socket that `pg` expects: PostgreSQL's protocol over
 * a message port. Chunks are copied before they are handed over, since `pg` writes from a shared buffer.
 */
export class EmbeddedConnection extends Duplex {
  private readonly port: MessagePort

  constructor(port: MessagePort) {
    super({ allowHalfOpen: false })
    this.port = port
    port.on('message', (message: PortMessage) => {
      if (message) this.push(Buffer.from(message.buffer, message.byteOffset, message.byteLength))
      else this.destroy()
    })
    port.on('close', () => this.destroy())
  }

  connect(): this {
    queueMicrotask(() => this.emit('connect'))
    return this
  }

  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }

  ref(): this {
    this.port.ref()
    return this
  }

  unref(): this {
    this.port.unref()
    return this
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.send(new Uint8Array(chunk))
    done()
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.send(new Uint8Array(Buffer.concat(chunks.map((entry) => entry.chunk))))
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.port.postMessage(null)
    this.port.close()
    done(error)
  }

  private send(bytes: Uint8Array<ArrayBuffer>): void {
    this.port.postMessage(bytes, [bytes.buffer])
  }
}
