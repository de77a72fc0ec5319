import { composeSources } from '#contract/rules/aggregate/composeSources.ts'
import type { JsonObject } from '#contract/rules/diff/json.ts'
import type { SourceKey } from '#contract/values/sources.ts'
import type { LoadedSources, SourceOf } from '../../stores/aggregateStore.ts'
import type { LoadedDocument } from '../../stores/documents/loadDocuments.ts'
import { IMPORT } from './people.ts'

/** How many of the films that came in by an import keep what their sources said. */
const KEPT = 240
/** Every third of them has been measured anew since, so that aggregating it again has something to do. */
const RENEWED = 3
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** Which source knows what of a film. */
const FIELDS: Readonly<Partial<Record<SourceKey, readonly string[]>>> = {
  cp: ['lon', 'lod', 'pn'],
  gn: ['yr', 'gnr', 'ppl'],
  cms: ['rat', 'pkg_id'],
  me: ['rt', 'tc'],
}

/** The records of sources behind the films that were imported, those worked on last first. */
export function filmSources(films: readonly LoadedDocument[], schema: number, now: number): LoadedSources[] {
  return films
    .filter(({ createdBy, rest }) => createdBy === IMPORT.username && !rest)
    .toSorted((a, b) => b.updated.localeCompare(a.updated))
    .slice(0, KEPT)
    .map((film, nth) => sourcesOf(film, schema, nth % RENEWED === 0 ? now - DAY_MS : undefined))
}

function sourcesOf(film: LoadedDocument, schema: number, renewedAt: number | undefined): LoadedSources {
  const { older = [], published, draft, id, created } = film
  const payload = ([...older, published, draft].find((text) => text !== undefined)?.payload ?? {}) as JsonObject
  const sources = Object.entries(FIELDS).flatMap(([src, fields]): SourceOf[] => {
    const known = Object.fromEntries(fields.flatMap((name) => (name in payload ? [[name, payload[name]]] : [])))
    return Object.keys(known).length > 0 ? [{ src: src as SourceKey, payload: known, at: created }] : []
  })
  return {
    id,
    sources: renewedAt === undefined ? sources : sources.map((source) => remeasured(source, renewedAt)),
    base: composeSources(sources),
    original: { payload, schema, at: created },
  }
}

/** The media engine has had a closer look: a longer cut, in a better picture. */
function remeasured(source: SourceOf, at: number): SourceOf {
  const { src, payload } = source
  if (src !== 'me' || typeof payload.rt !== 'number') return source
  return { src, payload: { ...payload, rt: payload.rt + 2 * MINUTE_MS, tc: 'UHD' }, at: new Date(at).toISOString() }
}
