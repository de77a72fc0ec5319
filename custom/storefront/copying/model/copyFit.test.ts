import { describe, expect, it } from 'vitest'
import type { PublishPlanNode } from '#contract/schemas/publishing.ts'
import { sampleStorefront } from '#tests/support/sampleStorefront.ts'
import { editStorefront } from '#contract/rules/storefront/model/editStorefront.ts'
import { namedItems } from '#contract/rules/storefront/curation/entry.ts'
import { isReusable } from '#contract/rules/storefront/model/storefront.ts'
import { copyPlan, fits, titlesIn } from './copyFit.ts'

const sample = sampleStorefront()
const rails = [...sample.containers.values()].map((container) => ({
  container,
  content: sample.curation.get(container.id) ?? [],
}))
const named = rails.filter(({ content }) => content.flatMap(namedItems).length > 0)
const node = (id: string, isPublished = true): PublishPlanNode => ({
  ...{ id, urn: '', cty: 'movie', lon: [], st: 'published', rev: 1, needs: [], isPublished, hasDraft: false },
  ...{ blocks: [], warns: [] },
})
let count = 0
const newId = () => `new-${(count += 1)}`
const plan = (found: PublishPlanNode[], into = sample, tabNames: { language: string; name: string }[] = []) => {
  const planned = copyPlan(into, found, { rails: named, tabNames, newId })
  if ('refused' in planned) throw new Error(planned.refused.reason)
  return planned
}

describe('rails that are copied into another page', () => {
  it('come in under ids of their own, as that page’s own, where the tab of the same name is', () => {
    const tab = sample.tab.get('movies')?.settings.names ?? []
    const { storefront, tab: into } = plan([], sample, [...tab])
    expect(into).toBe('movies')
    expect(storefront.containers.size).toBe(sample.containers.size + named.length)
    const added = [...storefront.containers.values()].filter(({ id }) => !sample.containers.has(id))
    expect(added.every((one) => !isReusable(one) && one.head.rev === undefined)).toBe(true)
  })

  it('are told with the titles that the other product lacks, or that viewers there do not have', () => {
    const [first, ...others] = titlesIn(named)
    const { rails: reports } = plan([...others.map((id) => node(id, false))])
    const lacking = reports.reduce((sum, one) => sum + one.lacking, 0)
    const notLive = reports.reduce((sum, one) => sum + one.notLive, 0)
    expect(first).toBeDefined()
    expect([lacking > 0, notLive > 0]).toEqual([true, others.length > 0])
  })

  it('are told with what the page narrows, and the languages that they have no name in', () => {
    const store = { ...sample.store, settings: { ...sample.store.settings, endDate: Date.UTC(2020, 0, 1) } }
    const ended = editStorefront(sample, {
      store: { ...store, settings: { ...store.settings, names: [{ language: 'ta', name: 'தமிழ்' }] } },
    })
    const { rails: reports } = plan(
      titlesIn(named).map((id) => node(id)),
      ended,
    )
    expect(reports.every(({ languages }) => languages.includes('ta'))).toBe(true)
    expect(reports.some((one) => !fits(one))).toBe(true)
  })
})
