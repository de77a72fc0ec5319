import type { Policy, Values } from '#contract/rules/policy/policy.ts'
import { policyGate } from '#contract/rules/policy/policyGate.ts'
import type { Asked } from '#contract/rules/policy/prepareRow.ts'
import { lookThrough, type Lens, type SeenPage, type Viewer } from '#contract/rules/storefront/lens/lens.ts'
import { OWN_TAB } from '#contract/rules/storefront/model/storefront.ts'
import { readStorefront } from '#contract/rules/storefront/wire/readStorefront.ts'
import type { StorePage } from '#contract/schemas/storefront/storePage.ts'
import type { LocalizedText } from '#contract/values/localizedText.ts'
import type { PolicyEffect } from '#contract/values/policy.ts'
import { CONTAINER_URN, PAGE_URN } from '#contract/values/storefront.ts'
import type { CallContext } from '../../context.ts'
import { PAGE_KIND } from '../../stores/storefront/storeKinds.ts'
import { readStorePage } from '../storefronts/readStorePage.ts'
import { storeList } from '../storefronts/storeList.ts'
import type { InForceNow } from './policiesInForce.ts'

/** Something that viewers get or do not get, before a policy changes and after. */
export type Thing = {
  what: 'page' | 'tab' | 'container' | 'title'
  id: string
  urn: string
  lon: readonly LocalizedText[]
  before: PolicyEffect
  after: PolicyEffect
}

/** Pages that are looked at, those that were changed last. */
const PAGES = 50

/** Pages, tabs and containers as a viewer meets them, by the very rule of the storefront's lens. */
export async function pageThings(
  context: CallContext,
  { viewer, at }: Asked,
  { policies, after, attributes }: InForceNow & { after: readonly Policy[] },
): Promise<Thing[]> {
  const { data: rows = [] } = await storeList(context, PAGE_KIND, { pageSize: PAGES })
  const pages = await Promise.all(rows.map(({ id }) => wholePage(context, id)))
  const lens: Lens = { at, viewer: wordsOf(viewer) }
  const [was, is] = [policyGate(policies, attributes), policyGate(after, attributes)]
  return pages.flatMap((page) => {
    const storefront = readStorefront(page)
    return thingsOf(page, lookThrough(storefront, lens, was), lookThrough(storefront, lens, is))
  })
}

async function wholePage(context: CallContext, id: string): Promise<StorePage> {
  const { data, json } = await readStorePage(context, id, { info: 'full' })
  return data ?? (JSON.parse(json as unknown as string) as StorePage)
}

function thingsOf(page: StorePage, was: SeenPage, is: SeenPage): Thing[] {
  const names = new Map<string, readonly LocalizedText[]>(
    [...(page.c ?? []), ...(page.t ?? []).flatMap((tab) => [tab, ...(tab.c ?? [])])].map(({ id, lon = [] }) => [
      id,
      lon,
    ]),
  )
  const thing = (what: Thing['what'], id: string, [before, after]: readonly [Hidden, Hidden]): Thing => ({
    ...{ what, id, urn: what === 'container' ? CONTAINER_URN : PAGE_URN, lon: names.get(id) ?? page.lon ?? [] },
    ...{ before: effectOf(before), after: effectOf(after) },
  })
  return [
    thing('page', page.id, [was.hidden, is.hidden]),
    ...was.tabs.flatMap((tab, nth) => {
      const then = is.tabs[nth] ?? tab
      const own = tab.id === OWN_TAB ? [] : [thing('tab', tab.id, [tab.hidden, then.hidden])]
      const inside = tab.containers.map(({ id, hidden }, place) =>
        thing('container', id, [hidden, then.containers[place]?.hidden ?? hidden]),
      )
      return [...own, ...inside]
    }),
  ]
}

type Hidden = SeenPage['hidden']
const effectOf = (hidden: Hidden): PolicyEffect => (hidden.length > 0 ? 'Deny' : 'Allow')

/** A viewer as pages ask: lists of words. */
function wordsOf(viewer: Values): Viewer {
  const words = (value: unknown): string[] =>
    Array.isArray(value) ? value.flatMap(words) : value === undefined || value === null ? [] : [String(value)]
  return Object.fromEntries(Object.entries(viewer).map(([name, value]) => [name, words(value)]))
}
