import { JSON_DEPTH } from '#contract/values/limits.ts'
import { IMPORT_ROW_BYTES } from '#contract/values/transfer.ts'
import { badFile } from './badFile.ts'

/** The text of one entry of a JSON list, and the line that it begins in. */
export type JsonEntry = { text: string; line: number }

type Scan = {
  /** Open brackets inside the list. */
  depth: number
  inString: boolean
  escaped: boolean
  line: number
  /** Where the entry begins in the text at hand; -1 between entries. */
  from: number
  entryLine: number
  begun: boolean
  ended: boolean
  /** What may come next at the top: an entry, or a comma. */
  awaits: 'entry' | 'comma'
}

/**
 * The entries of a list of JSON objects as texts, without the whole list in memory. Throws with the line where it is no
 * list of objects, and where one goes deeper or is longer than any title.
 */
export async function* jsonEntries(chunks: AsyncIterable<string>): AsyncGenerator<JsonEntry[]> {
  const scan: Scan = {
    depth: 0,
    inString: false,
    escaped: false,
    line: 1,
    from: -1,
    entryLine: 1,
    begun: false,
    ended: false,
    awaits: 'entry',
  }
  let rest = ''
  for await (const chunk of chunks) {
    const text = rest + chunk
    const found: JsonEntry[] = []
    for (let at = rest.length; at < text.length; at += 1) step(scan, text, at, found)
    if (found.length > 0) yield found
    rest = scan.from === -1 ? '' : text.slice(scan.from)
    if (scan.from !== -1) scan.from = 0
    if (rest.length > IMPORT_ROW_BYTES)
      throw badFile(`The entry that begins in line ${scan.entryLine} is too long for a title.`, 'rowTooLong', {
        line: scan.entryLine,
      })
  }
  if (!scan.ended)
    throw badFile(`The JSON breaks off in line ${scan.line}: its list has no end.`, 'jsonEnd', { line: scan.line })
}

function step(scan: Scan, text: string, at: number, found: JsonEntry[]): void {
  const letter = text[at] ?? ''
  if (letter === '\n') scan.line += 1
  if (scan.inString) {
    if (scan.escaped) scan.escaped = false
    else if (letter === '\\') scan.escaped = true
    else if (letter === '"') scan.inString = false
    return
  }
  if (scan.from !== -1) inEntry(scan, text, at, letter, found)
  else if (!/\s/.test(letter)) between(scan, at, letter)
}

function inEntry(scan: Scan, text: string, at: number, letter: string, found: JsonEntry[]): void {
  if (letter === '"') scan.inString = true
  else if (letter === '{' || letter === '[') {
    scan.depth += 1
    if (scan.depth > JSON_DEPTH)
      throw badFile(`The entry that begins in line ${scan.entryLine} is nested too deeply.`, 'tooDeep', {
        line: scan.entryLine,
      })
  } else if (letter === '}' || letter === ']') {
    scan.depth -= 1
    if (scan.depth > 0) return
    found.push({ text: text.slice(scan.from, at + 1), line: scan.entryLine })
    scan.from = -1
    scan.awaits = 'comma'
  }
}

function between(scan: Scan, at: number, letter: string): void {
  if (!scan.begun && letter === '[') scan.begun = true
  else if (scan.begun && !scan.ended && letter === ']') scan.ended = true
  else if (scan.begun && !scan.ended && letter === ',' && scan.awaits === 'comma') scan.awaits = 'entry'
  else if (scan.begun && !scan.ended && letter === '{' && scan.awaits === 'entry') {
    scan.from = at
    scan.depth = 1
    scan.entryLine = scan.line
  } else
    throw badFile(`Line ${scan.line} does not fit: the JSON must be one list of objects.`, 'noList', {
      line: scan.line,
    })
}
