import { JSON_DEPTH, JSON_KEYS, JSON_LIST_ENTRIES, JSON_STRING_BYTES } from '#contract/values/limits.ts'
import { DomainError } from '#contract/wire/errors.ts'

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COLON = 0x3a
const COMMA = 0x2c
const OPEN_LIST = 0x5b
const CLOSE_LIST = 0x5d
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d

/** Names by which a careless merge would reach into the prototype of every object. */
const FORBIDDEN_KEYS: readonly string[] = ['__proto__', 'constructor', 'prototype']
const FORBIDDEN_KEY = /"(?:__proto__|constructor|prototype)"\s*:/

/** A number as long, or with an exponent as long, as one must be that is past all numbers. */
const HUGE_NUMBER = /[:,[\s]-?\d(?:[\d.]*[eE]\+?\d{3}|\d{308})/

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * The value of a JSON body, or `malformed`. Structure is bounded on the bytes, before anything is built from them, so
 * that a megabyte of brackets costs a look and no memory. Then what PostgreSQL cannot store (NUL, half a surrogate
 * pair), what would be stored as nothing (a number past all numbers) and what could poison prototypes is refused.
 * Repeated keys are fine: the last one counts.
 */
export function parseJson(bytes: Buffer, maxKeys = JSON_KEYS): unknown {
  const problem = structureProblem(bytes, maxKeys)
  if (problem) throw new DomainError('malformed', { description: problem })
  const text = decoded(bytes)
  const value = parsed(text)
  // Only an escape can bring in NUL, half a pair or a disguised key: most bodies have none and need no second walk.
  if (text.includes('\\u') || FORBIDDEN_KEY.test(text) || HUGE_NUMBER.test(text)) checkContent(value)
  return value
}

function decoded(bytes: Buffer): string {
  try {
    return utf8.decode(bytes)
  } catch {
    throw new DomainError('malformed', { description: 'The body is no UTF-8 text.' })
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new DomainError('malformed', { description: 'The body is no JSON.' })
  }
}

/** One pass over the bytes; strings are skipped in one go. */
function structureProblem(bytes: Buffer, maxKeys: number): string | undefined {
  const inList: boolean[] = []
  let keys = 0
  let entries = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at]
    if (byte === QUOTE) {
      const end = endOfString(bytes, at)
      if (end - at > JSON_STRING_BYTES + 1) return `A text has more than ${JSON_STRING_BYTES} bytes.`
      at = end
    } else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      inList.push(byte === OPEN_LIST)
      if (inList.length > JSON_DEPTH) return `The body is nested deeper than ${JSON_DEPTH} levels.`
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) {
      inList.pop()
    } else if (byte === COLON) {
      keys += 1
      if (keys > maxKeys) return `The body has more than ${maxKeys} keys.`
    } else if (byte === COMMA && inList.at(-1)) {
      entries += 1
      if (entries >= JSON_LIST_ENTRIES) return `The body has more than ${JSON_LIST_ENTRIES} list entries.`
    }
  }
  return undefined
}

/** The closing quote of the string that opens at `start`; the end of the bytes where there is none. */
function endOfString(bytes: Buffer, start: number): number {
  let end = bytes.indexOf(QUOTE, start + 1)
  while (end !== -1 && isEscaped(bytes, end)) end = bytes.indexOf(QUOTE, end + 1)
  return end === -1 ? bytes.length : end
}

function isEscaped(bytes: Buffer, quote: number): boolean {
  let slashes = 0
  while (bytes[quote - 1 - slashes] === BACKSLASH) slashes += 1
  return slashes % 2 === 1
}

function checkContent(root: unknown): void {
  const waiting: unknown[] = [root]
  while (waiting.length > 0) {
    const value = waiting.pop()
    if (typeof value === 'string') checkText(value)
    if (value === Infinity || value === -Infinity)
      throw new DomainError('malformed', { description: 'A number is larger than any that can be kept.' })
    if (typeof value !== 'object' || value === null) continue
    for (const [key, child] of Object.entries(value)) {
      if (FORBIDDEN_KEYS.includes(key)) {
        throw new DomainError('malformed', { description: `The body may not name a key '${key}'.` })
      }
      checkText(key)
      waiting.push(child)
    }
  }
}

function checkText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) {
    throw new DomainError('malformed', { description: 'A text holds a character that cannot be stored.' })
  }
}
