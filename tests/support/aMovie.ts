import type { Payload } from '#server/stores/documents/documentFacts.ts'
import type { LoadedDocument } from '#server/stores/documents/loadDocuments.ts'
import { testIds } from './testIds.ts'

type Builder = {
  named(name: string, lang?: string): Builder
  in(...products: string[]): Builder
  with(fields: Payload): Builder
  withId(id: string): Builder
  updatedAt(at: string): Builder
  /** A published version with what the builder says so far. */
  published(): Builder
  /** A draft with what the builder says so far. */
  drafted(st?: 'draft' | 'pending' | 'pre-draft'): Builder
  takenDown(st: 'archived' | 'deleted'): Builder
  payload(): Payload
  build(): LoadedDocument
}

const START = '2026-01-01T00:00:00.000Z'

/** A film as tests say it: aMovie().named('Alpha').in('rimba-my').published().build(). */
export function aMovie(): Builder {
  let payload: Payload = { lon: [{ lang: 'en', n: 'Alpha' }], prd: ['rimba-my'] }
  const movie: LoadedDocument = { id: testIds.next(), created: START, updated: START, by: 'ann' }
  const version = () => ({ key: testIds.next(), payload: structuredClone(payload) })
  const step = (change: () => void): Builder => {
    change()
    return builder
  }
  const builder: Builder = {
    named: (name, lang = 'en') =>
      step(() => {
        const others = (payload.lon as { lang: string }[]).filter((entry) => entry.lang !== lang)
        payload = { ...payload, lon: [...others, { lang, n: name }] }
      }),
    in: (...products) => step(() => (payload = { ...payload, prd: products })),
    with: (fields) => step(() => (payload = { ...payload, ...fields })),
    withId: (id) => step(() => (movie.id = id)),
    updatedAt: (at) => step(() => (movie.updated = at)),
    published: () => step(() => (movie.published = version())),
    drafted: (st = 'draft') => step(() => (movie.draft = { ...version(), st })),
    takenDown: (st) => step(() => (movie.rest = { ...version(), st })),
    payload: () => structuredClone(payload),
    build: () => (movie.published || movie.draft || movie.rest ? movie : builder.drafted().build()),
  }
  return builder
}
