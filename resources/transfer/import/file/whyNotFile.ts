import { IMPORT_BYTES } from '#contract/values/transfer.ts'
import { formatOfName } from './formatOfName.ts'

/** Why a file cannot be read: the words stand under `transfer.file.why`. */
export type WhyNotFile = 'empty' | 'tooLarge' | 'packed' | 'sheet' | 'kind' | 'binary'

const PACKED = /\.(?:zip|gz|tgz|7z|rar|bz2|xz|zst)$/i
const SHEETS = /\.(?:xlsx?|xlsm|xlsb|ods|numbers)$/i

/** What name and size tell before a byte is read. */
export function whyNotFile({ name, size }: Pick<File, 'name' | 'size'>): WhyNotFile | undefined {
  if (PACKED.test(name)) return 'packed'
  if (SHEETS.test(name)) return 'sheet'
  if (!formatOfName(name)) return 'kind'
  if (size === 0) return 'empty'
  return size > IMPORT_BYTES ? 'tooLarge' : undefined
}

/** First bytes of files that are no text whatever their name says. */
const SIGNATURES: readonly (readonly [WhyNotFile, readonly number[]])[] = [
  ['packed', [0x50, 0x4b, 0x03, 0x04]],
  ['packed', [0x1f, 0x8b]],
  ['packed', [0x28, 0xb5, 0x2f, 0xfd]],
  ['sheet', [0xd0, 0xcf, 0x11, 0xe0]],
  ['binary', [0x25, 0x50, 0x44, 0x46]],
  ['binary', [0x89, 0x50, 0x4e, 0x47]],
  ['binary', [0xff, 0xd8, 0xff]],
]

/** What the first bytes tell: a table of Excel that somebody has renamed, for one. */
export function whyNotBytes(bytes: Uint8Array): WhyNotFile | undefined {
  const known = SIGNATURES.find(([, signature]) => signature.every((byte, at) => bytes[at] === byte))
  if (known) return known[0]
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  return !isWide && bytes.includes(0) ? 'binary' : undefined
}
