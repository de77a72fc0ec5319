import type { SourceType } from '#contract/values/storefront.ts'
import { contentAddress, readContentAddress } from './contentAddress.ts'
import type { CurationEntry } from './entry.ts'
import { pinsText } from './pinsText.ts'
import { queryText } from './railQuery.ts'

type RailParams = { q?: string; ids?: string; kind?: string; team?: string; pins?: string; count?: number }

/** What one entry of a container asks a service for: a rail, or a page by its address. */
export type EntryRequest = { of: 'rail'; source: SourceType; params: RailParams } | { of: 'page'; id: string }

/** Undefined for an entry that names nothing, and for one whose address is none of this service's. */
export function contentRequestOf(entry: CurationEntry): EntryRequest | undefined {
  const request = readContentAddress(entry.source === 'other' ? entry.wire.cu : contentAddress(entry))
  if (!request) return undefined
  if (request.source === 'page') return { of: 'page', id: request.id }
  const limit = entry.count === undefined || entry.count < 1 ? {} : { count: entry.count }
  if ('ids' in request) {
    if (request.ids.length === 0) return undefined
    return { of: 'rail', source: request.source, params: { ids: request.ids.join(','), ...limit } }
  }
  if ('rail' in request) {
    const team = request.team === undefined ? {} : { team: request.team }
    return { of: 'rail', source: request.source, params: { kind: request.rail, ...team, ...limit } }
  }
  const pins = entry.source === 'query' && entry.pins.length > 0 ? { pins: pinsText(entry.pins) } : {}
  return { of: 'rail', source: 'query', params: { q: queryText(request.query), ...pins, ...limit } }
}
