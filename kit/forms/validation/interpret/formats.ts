import { format } from '@cfworker/json-schema'

/** Longer texts are in no format: the patterns behind formats are made for a line. */
const MAX_TEXT = 4_000

type Test = (text: string) => boolean

const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?$/

/** Formats as the forms write them: a time of day has no zone, an address may hold any script. */
const OWN: Readonly<Record<string, Test>> = {
  time: (text) => CLOCK.test(text) || (format.time?.(text) ?? true),
  iri: (text) => /^[a-z][a-z\d+.-]*:\S+$/i.test(text),
  'iri-reference': (text) => !/[\s<>"{}|\\^`]/.test(text),
  'idn-email': (text) => /^[^\s@]+@[^\s@]+$/u.test(text),
  'idn-hostname': (text) => /^[\p{L}\p{M}\d.-]+$/u.test(text),
}

const STANDARD = format as Readonly<Record<string, Test>>

/** A format that nobody knows says nothing about a value. */
export function fitsFormat(text: string, name: string): boolean {
  const test = Object.hasOwn(OWN, name) ? OWN[name] : Object.hasOwn(STANDARD, name) ? STANDARD[name] : undefined
  if (!test) return true
  return text.length <= MAX_TEXT ? test(text) : name === 'regex' || (/^(uri|url)/.test(name) && /^data:/.test(text))
}
