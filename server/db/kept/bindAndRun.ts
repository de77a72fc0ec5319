/** No portal, no formats of parameters: all are text. */
const NAMELESS = 1
const NUL = 1
const INT16 = 2
const INT32 = 4
const CODE = 1
const BIND = 0x42
const NOTHING = -1
/** All of the answer is text; run it to its end; that is all. */
const REST = Buffer.from([0, 0, 0x45, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0x53, 0, 0, 0, 4])
/** Of the rest, what still belongs to the binding. */
const FORMATS = 2

/** Binds a statement that a connection keeps, runs it and ends: PostgreSQL's Bind, Execute and Sync in one piece. */
export function bindAndRun(name: string, texts: readonly (string | null)[]): Buffer {
  const lengths = texts.map((text) => (text === null ? NOTHING : Buffer.byteLength(text)))
  const bytes = lengths.reduce((sum, length) => sum + INT32 + Math.max(0, length), 0)
  const bound = INT32 + NAMELESS + name.length + NUL + INT16 + INT16 + bytes + FORMATS
  const message = Buffer.allocUnsafe(CODE + bound - FORMATS + REST.length)
  message[0] = BIND
  let at = message.writeInt32BE(bound, CODE)
  message[at] = 0
  at += NAMELESS
  at += message.write(name, at, 'latin1')
  message[at] = 0
  at = message.writeInt16BE(0, at + NUL)
  at = message.writeInt16BE(texts.length, at)
  for (let nth = 0; nth < texts.length; nth++) {
    const text = texts[nth] ?? null
    at = message.writeInt32BE(lengths[nth] ?? NOTHING, at)
    if (text !== null) at += message.write(text, at)
  }
  REST.copy(message, at)
  return message
}
