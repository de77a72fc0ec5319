import { JsonProblem, scanJson } from './scanJson.ts'
import type { JsonReason } from './scanJson.ts'
import type { Issue } from '../data/issue.ts'
import { isWithin } from '../data/pointer.ts'
import type { Pointer } from '../data/pointer.ts'

/** A place in a text as people count: the first line and the first sign are 1. */
type TextPlace = { line: number; column: number }
type JsonReading = { value: unknown } | ({ reason: JsonReason; at: number } & TextPlace)

export function placeIn(text: string, at: number): TextPlace {
  const before = text.slice(0, at)
  return { line: before.split('\n').length, column: at - before.lastIndexOf('\n') }
}

export function formatJson(value: unknown): string {
  return value === undefined ? '' : JSON.stringify(value, null, 2)
}

/** The value of a text, none (undefined) for an empty one, or why and where it is no JSON. */
export function readJson(text: string): JsonReading {
  if (text.trim() === '') return { value: undefined }
  try {
    scanJson(text)
    return { value: JSON.parse(text) as unknown }
  } catch (error) {
    if (!(error instanceof JsonProblem)) throw error
    return { reason: error.reason, at: error.at, ...placeIn(text, error.at) }
  }
}

/** What is said of a text that is no JSON, by its word key; undefined of one that is. */
export function jsonProblem(text: string): Pick<Issue, 'keyword' | 'params'> | undefined {
  const reading = readJson(text)
  if ('value' in reading) return undefined
  return { keyword: `jsonAt.${reading.reason}`, params: { line: reading.line, column: reading.column } }
}

/** Where the value of a pointer, or what holds it, begins in a JSON text. */
export function offsetOf(text: string, pointer: Pointer): number {
  let best = { length: -1, at: 0 }
  try {
    scanJson(text, (place, at) => {
      if (place.length > best.length && isWithin(pointer, place)) best = { length: place.length, at }
    })
  } catch {
    // As far as the text can be read.
  }
  return best.at
}
