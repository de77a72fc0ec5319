import { open } from 'node:fs/promises'
import { DomainError } from '#contract/wire/errors.ts'
import { badFile } from './badFile.ts'

/** Bytes that are read at once: a few ms of work, then others have their turn. */
const CHUNK = 65_536

type Encoding = { label: 'utf-8' | 'utf-16le' | 'utf-16be'; skip: number }

/** First bytes of what people pack files with; a spreadsheet's own file is a zip. */
const PACKED: readonly (readonly number[])[] = [
  [0x50, 0x4b, 0x03, 0x04],
  [0x50, 0x4b, 0x05, 0x06],
  [0x1f, 0x8b],
  [0x42, 0x5a, 0x68],
  [0xfd, 0x37, 0x7a, 0x58, 0x5a],
  [0x28, 0xb5, 0x2f, 0xfd],
  [0x37, 0x7a, 0xbc, 0xaf],
  [0x52, 0x61, 0x72, 0x21],
]

/**
 * The text of a file, piece by piece: UTF-8 with or without its mark, UTF-16 with one. Throws in plain words, with the
 * line, where it is neither, where it is packed, and where it holds what no text holds.
 */
export async function* textOfFile(path: string): AsyncGenerator<string> {
  const handle = await open(path)
  try {
    const head = (await handle.read(Buffer.alloc(8), 0, 8, 0)).buffer
    const size = (await handle.stat()).size
    if (size === 0) throw badFile('The file is empty.', 'empty')
    if (PACKED.some((mark) => mark.every((byte, at) => head[at] === byte))) throw new DomainError('packedFile')
    const { label, skip } = encodingOf(head)
    const decoder = new TextDecoder(label, { fatal: true })
    let line = 1
    for (let at = skip; at < size; at += CHUNK) {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(CHUNK), 0, CHUNK, at)
      const bytes = buffer.subarray(0, bytesRead)
      const text = decoded(decoder, bytes, { label, line, isLast: at + CHUNK >= size })
      const nul = text.indexOf('\0')
      if (nul !== -1) throw noText(line + linesIn(text.slice(0, nul)))
      line += linesIn(text)
      yield text
    }
  } finally {
    await handle.close()
  }
}

function encodingOf(head: Buffer): Encoding {
  if (head[0] === 0xff && head[1] === 0xfe) return { label: 'utf-16le', skip: 2 }
  if (head[0] === 0xfe && head[1] === 0xff) return { label: 'utf-16be', skip: 2 }
  return { label: 'utf-8', skip: head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf ? 3 : 0 }
}

function decoded(
  decoder: TextDecoder,
  bytes: Buffer,
  { label, line, isLast }: { label: string; line: number; isLast: boolean },
): string {
  try {
    return decoder.decode(bytes, { stream: !isLast })
  } catch {
    const readable = new TextDecoder(label).decode(bytes)
    const broken = readable.indexOf('\uFFFD', readable.startsWith('\uFFFD') ? 1 : 0)
    const at = line + linesIn(broken === -1 ? readable : readable.slice(0, broken))
    throw badFile(`Line ${at} is not UTF-8. Save the file as UTF-8 and try again.`, 'encoding', { line: at })
  }
}

function noText(line: number): DomainError {
  return badFile(
    `Line ${line} holds a zero byte, which no text has. Save the file as UTF-8 and try again.`,
    'zeroByte',
    { line },
  )
}

function linesIn(text: string): number {
  let lines = 0
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines += 1
  return lines
}
