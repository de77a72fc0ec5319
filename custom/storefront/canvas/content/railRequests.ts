import { contentAddress, readContentAddress } from '#contract/rules/storefront/curation/contentAddress.ts'
import type { Curation, CurationEntry } from '#contract/rules/storefront/curation/entry.ts'
import { pinsText } from '#contract/rules/storefront/curation/pinsText.ts'
import { queryText } from '#contract/rules/storefront/curation/railQuery.ts'
import type { Viewer } from '#contract/rules/storefront/lens/lens.ts'
import type { RailSide } from '#contract/values/rails.ts'
import type { SourceType } from '#contract/values/storefront.ts'

/** Who looks at content, when (epoch ms, absent: now), and at which side of titles. */
export type ContentLens = { at?: number; viewer: Viewer; side: RailSide }

type RailQueryParams = { q?: string; ids?: string; kind?: string; team?: string; pins?: string; count?: number }

/** What one entry of a container asks the server for. Its key is the same for whatever is answered the same. */
export type RailRequest = { key: string; lens: ContentLens } & (
  | { of: 'rail'; source: SourceType; params: RailQueryParams }
  /** A page-style address: it gets policy_evaluate alone (specification section 7). */
  | { of: 'page'; id: string }
)

/**
 * The requests of a container's content, in the order in which it is shown. Entries that name nothing ask nothing, and
 * so do those whose address is none of this service's.
 */
export function railRequests(curation: Curation = [], lens: ContentLens): RailRequest[] {
  const prefix = JSON.stringify([lens.at ?? null, viewerKey(lens.viewer), lens.side])
  return curation.flatMap((entry): RailRequest[] => {
    const asked = requestOf(entry)
    if (!asked) return []
    const { of, ...rest } = asked
    return [{ ...asked, lens, key: `${prefix} ${of} ${JSON.stringify(rest)}` }]
  })
}

type Asked = { of: 'rail'; source: SourceType; params: RailQueryParams } | { of: 'page'; id: string }

function requestOf(entry: CurationEntry): Asked | undefined {
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

/** A viewer as one text, whatever the order in which attributes were named. */
function viewerKey(viewer: Viewer): string {
  return JSON.stringify(Object.entries(viewer).sort(([one], [other]) => (one < other ? -1 : 1)))
}
