import { contentRequestOf, type EntryRequest } from '#contract/rules/storefront/curation/contentRequestOf.ts'
import type { Curation } from '#contract/rules/storefront/curation/entry.ts'
import type { Viewer } from '#contract/rules/storefront/lens/lens.ts'
import type { RailSide } from '#contract/values/rails.ts'

/** Who looks at content, when (epoch ms, absent: now), and at which side of titles. */
export type ContentLens = { at?: number; viewer: Viewer; side: RailSide }

/** What one entry of a container asks the server for. Its key is the same for whatever is answered the same. */
export type RailRequest = EntryRequest & { key: string; lens: ContentLens }

/**
 * The requests of a container's content, in the order in which it is shown. Entries that name nothing ask nothing, and
 * so do those whose address is none of this service's.
 */
export function railRequests(curation: Curation = [], lens: ContentLens): RailRequest[] {
  const prefix = JSON.stringify([lens.at ?? null, viewerKey(lens.viewer), lens.side])
  return curation.flatMap((entry): RailRequest[] => {
    const asked = contentRequestOf(entry)
    if (!asked) return []
    const { of, ...rest } = asked
    return [{ ...asked, lens, key: `${prefix} ${of} ${JSON.stringify(rest)}` }]
  })
}

/** A viewer as one text, whatever the order in which attributes were named. */
function viewerKey(viewer: Viewer): string {
  return JSON.stringify(Object.entries(viewer).sort(([one], [other]) => (one < other ? -1 : 1)))
}
