import { childPointer } from '../data/pointer.ts'
import type { Pointer } from '../data/pointer.ts'

/** Why a text is no JSON, as a person would say it. */
export type JsonReason =
  | 'end'
  | 'comma'
  | 'spareComma'
  | 'colon'
  | 'name'
  | 'twice'
  | 'quotes'
  | 'unclosed'
  | 'escape'
  | 'lineBreak'
  | 'number'
  | 'comment'
  | 'word'
  | 'extra'
  | 'deep'

/** Values within values: more than this helps nobody and would exhaust what walks through it. */
export const MAX_DEPTH = 400

/** Where and why reading stopped; `at` counts UTF-16 units from 0. */
export class JsonProblem extends Error {
  readonly reason: JsonReason
  readonly at: number
  constructor(reason: JsonReason, at: number) {
    super(reason)
    this.reason = reason
    this.at = at
  }
}

type Visit = (pointer: Pointer, at: number) => void

const SPACE = /[ \t\n\r]*/y
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.+-])/y
const WORD = /(?:true|false|null)(?!\w)/y
const TEXT = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y
/** The part of a text up to what is wrong in it. */
const SOUND_TEXT = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*/y

const endOf = (pattern: RegExp, text: string, from: number) => {
  pattern.lastIndex = from
  return pattern.test(text) ? pattern.lastIndex : -1
}

function skipSpace(text: string, from: number): number {
  const at = endOf(SPACE, text, from)
  if (text[at] === '/') throw new JsonProblem('comment', at)
  return at
}

function endOfText(text: string, from: number): number {
  const end = endOf(TEXT, text, from)
  if (end !== -1) return end
  const at = endOf(SOUND_TEXT, text, from)
  if (text[at] === '\\') throw new JsonProblem('escape', at)
  if (at < text.length) throw new JsonProblem(text[at] === '\n' || text[at] === '\r' ? 'unclosed' : 'lineBreak', at)
  throw new JsonProblem('unclosed', from)
}

function endOfPlain(text: string, from: number): number {
  const first = text[from] ?? ''
  if (first === '') throw new JsonProblem('end', from)
  if (first === '"') return endOfText(text, from)
  if (first === "'" || first === '“' || first === '`') throw new JsonProblem('quotes', from)
  const end = Math.max(endOf(NUMBER, text, from), endOf(WORD, text, from))
  if (end !== -1) return end
  if (/[-+.\d]/.test(first)) throw new JsonProblem('number', from)
  throw new JsonProblem(first === ',' || first === ']' || first === '}' ? 'comma' : 'word', from)
}

/** After an entry: the comma before the next one, or the bracket that closes. */
function afterEntry(text: string, from: number, close: string): { at: number; isClosed: boolean } {
  const at = skipSpace(text, from)
  if (text[at] === close) return { at: at + 1, isClosed: true }
  if (text[at] === undefined) throw new JsonProblem('end', at)
  if (text[at] !== ',') throw new JsonProblem('comma', at)
  const next = skipSpace(text, at + 1)
  if (text[next] === close) throw new JsonProblem('spareComma', at)
  return { at: next, isClosed: false }
}

function nameAt(text: string, at: number): { name: string; end: number } {
  if (text[at] === undefined) throw new JsonProblem('end', at)
  if (text[at] !== '"') throw new JsonProblem('name', at)
  const end = endOfText(text, at)
  return { name: JSON.parse(text.slice(at, end)) as string, end }
}

type Place = { pointer: Pointer; depth: number; visit: Visit | undefined }

const below = ({ pointer, depth, visit }: Place, segment: string | number): Place => ({
  pointer: visit ? childPointer(pointer, segment) : '',
  depth: depth + 1,
  visit,
})

function endOfObject(text: string, from: number, place: Place): number {
  const names = new Set<string>()
  let at = skipSpace(text, from + 1)
  if (text[at] === '}') return at + 1
  for (;;) {
    const { name, end } = nameAt(text, at)
    // The reader of JSON would keep the last one and drop what was typed first.
    if (names.has(name)) throw new JsonProblem('twice', at)
    names.add(name)
    const colon = skipSpace(text, end)
    if (text[colon] !== ':') throw new JsonProblem(colon < text.length ? 'colon' : 'end', colon)
    const after = afterEntry(text, endOfValue(text, colon + 1, below(place, name)), '}')
    if (after.isClosed) return after.at
    at = after.at
  }
}

function endOfList(text: string, from: number, place: Place): number {
  let at = skipSpace(text, from + 1)
  if (text[at] === ']') return at + 1
  for (let index = 0; ; index++) {
    const after = afterEntry(text, endOfValue(text, at, below(place, index)), ']')
    if (after.isClosed) return after.at
    at = after.at
  }
}

function endOfValue(text: string, from: number, place: Place): number {
  const at = skipSpace(text, from)
  if (place.depth > MAX_DEPTH) throw new JsonProblem('deep', at)
  place.visit?.(place.pointer, at)
  if (text[at] === '{') return endOfObject(text, at, place)
  if (text[at] === '[') return endOfList(text, at, place)
  return endOfPlain(text, at)
}

/** Walks through a JSON text and tells where each value stands. Throws a JsonProblem where it is none. */
export function scanJson(text: string, visit?: Visit): void {
  const end = skipSpace(text, endOfValue(text, 0, { pointer: '', depth: 0, visit }))
  if (end < text.length) throw new JsonProblem('extra', end)
}
