import { isObject } from '#contract/rules/diff/json.ts'
import type { Chosen } from '#contract/wire/calls/bulkBodies.ts'
import { readStored, writeStored } from '../settings/storedJson.ts'

const keyOf = (name: string) => `marquee.handed.${name}`

/**
 * Keeps titles that one page hands to another, under a name for its address: what stands beside an address is lost where
 * a reload goes through the sign-in, and thousands of ids are none. Undefined where this tab keeps nothing.
 */
export function handTitles(chosen: Chosen): string | undefined {
  const name = crypto.randomUUID()
  return writeStored(sessionStorage, keyOf(name), chosen) ? name : undefined
}

/** What was handed over under a name; the tab forgets it when it is closed. */
export function handedTitles(name: string | null): Chosen | undefined {
  const stored = name === null ? null : readStored(sessionStorage, keyOf(name))
  const isChosen = isObject(stored) && (Array.isArray(stored.keys) || isObject(stored.flt))
  return isChosen ? (stored as Chosen) : undefined
}
