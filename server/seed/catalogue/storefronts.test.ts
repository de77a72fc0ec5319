import { describe, expect, it } from 'vitest'
import { containerKind } from '#contract/rules/storefront/model/containerKind.ts'
import { isListed } from '#contract/rules/storefront/curation/entry.ts'
import { problems } from '#contract/rules/storefront/checks/problems.ts'
import { readContainer, readStorefront } from '#contract/rules/storefront/wire/readStorefront.ts'
import type { StoreContainer } from '#contract/schemas/storefront/container.ts'
import type { StorePage } from '#contract/schemas/storefront/storePage.ts'
import { LANGUAGES } from '#contract/values/languages.ts'
import { CONTAINER_KINDS, SOURCE_TYPES } from '#contract/values/storefront.ts'
import { DAY_MS } from '#contract/values/timers.ts'
import type { LoadedDocument } from '../../stores/documents/loadDocuments.ts'
import { demoDocuments } from '../loadDemo.ts'
import { readPool } from '../artwork/pool.ts'
import { storefrontDocuments } from './storefronts.ts'

const NOW = Date.UTC(2026, 10, 24, 12)
const made = demoDocuments(readPool(), NOW)
const { pages, containers } = storefrontDocuments(made, NOW)
const payloadOf = ({ id, published, draft }: LoadedDocument) => ({ ...(draft ?? published)?.payload, id })
const asContainer = (one: LoadedDocument) => payloadOf(one) as StoreContainer
const read = (page: LoadedDocument) => readStorefront(payloadOf(page) as StorePage, containers.map(asContainer))

describe('the storefronts of the demo', () => {
  it('are two, with six collections, and one of them has more in its draft', () => {
    const types = pages.map((page) => (payloadOf(page) as StorePage).ty)
    expect(types.filter((ty) => ty === 'storefront')).toHaveLength(2)
    expect(types.filter((ty) => ty === 'collection')).toHaveLength(6)
    const tabs = (page: LoadedDocument, side: 'published' | 'draft') =>
      (page[side]?.payload as StorePage | undefined)?.t?.length
    expect(pages.flatMap((page) => (page.draft ? [[tabs(page, 'published'), tabs(page, 'draft')]] : []))).toEqual([
      [5, 6],
    ])
  })

  it('show every kind of container and every source, of titles that are there', () => {
    const all = containers.map((one) => readContainer(asContainer(one)))
    expect(new Set(all.map(({ container }) => containerKind(container.settings)))).toEqual(new Set(CONTAINER_KINDS))
    const entries = all.flatMap(({ content }) => content)
    expect(new Set(entries.map(({ source }) => source))).toEqual(new Set(SOURCE_TYPES))
    const there = new Set([...Object.values(made).flat(), ...pages].map(({ id }) => id))
    const named = entries.flatMap((entry) => (isListed(entry) ? entry.items.map(({ id }) => id) : []))
    expect(named.filter((id) => !there.has(id))).toEqual([])
    expect(entries.filter((entry) => isListed(entry) && entry.items.length === 0)).toEqual([])
    expect(entries.some((entry) => entry.source === 'query' && entry.pins.length > 0)).toBe(true)
    expect(
      entries.flatMap((entry) => ('rail' in entry && entry.rail.endsWith('_team') ? [entry.team] : [])),
    ).not.toContain(undefined)
  })

  it('are named in four languages, and nothing is wrong with them', () => {
    for (const page of pages) {
      expect(problems(read(page), { now: NOW, languages: LANGUAGES })).toEqual([])
    }
    const languages = [...pages, ...containers].map((one) => (payloadOf(one) as { lon?: unknown[] }).lon?.length)
    expect(new Set(languages)).toEqual(new Set([4]))
  })

  it('change within days of the load', () => {
    const dates = [...pages, ...containers].map((one) => payloadOf(one) as { st_dt?: string; ed_dt?: string })
    const days = dates.flatMap(({ st_dt, ed_dt }) =>
      [st_dt, ed_dt].flatMap((date) => (date ? [(Date.parse(date) - NOW) / DAY_MS] : [])),
    )
    expect(days.filter((day) => day > 0 && day < 4)).toContain(2)
  })

  it('have ids of their own, the same at each load', () => {
    const ids = [...pages, ...containers].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const again = storefrontDocuments(demoDocuments(readPool(), NOW + DAY_MS), NOW + DAY_MS)
    expect([...again.pages, ...again.containers].map(({ id }) => id)).toEqual(ids)
  })
})
