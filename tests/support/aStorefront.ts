import fc from 'fast-check'
import type { Curation, CurationEntry } from '#contract/rules/storefront/curation/entry.ts'
import { setContent } from '#contract/rules/storefront/curation/chooseContent.ts'
import { editStorefront } from '#contract/rules/storefront/model/editStorefront.ts'
import type { Container, Storefront, Tab } from '#contract/rules/storefront/model/storefront.ts'
import type { NewContainer, StorefrontCommand } from '#contract/rules/storefront/commands/command.ts'
import { applyCommand } from '#contract/rules/storefront/commands/applyCommand.ts'
import { narrowWithin } from '#contract/rules/storefront/narrow/narrowWithin.ts'
import type { Settings } from '#contract/rules/storefront/fields/fieldTable.ts'
import { LISTED_SOURCES, sourcePriority } from '#contract/values/storefront.ts'

/** The instant of '2026-11-23', midnight in UTC. */
export const day = (text: string) => Date.parse(`${text}T00:00:00Z`)
const named = (name: string) => ({ names: [{ language: 'en', name }] })

export function aContainer(id: string, settings: Settings<'container'> = {}): Container {
  return { id, head: {}, settings: { ...named(id), ...settings }, rest: {} }
}

export function aTab(id: string, containers: readonly string[] = [], settings: Settings<'tab'> = {}): Tab {
  return { id, settings: { ...named(id), ...settings }, rest: {}, containers }
}

/** Titles that somebody chose one by one. */
export function titlesEntry(...ids: string[]): CurationEntry {
  return { source: 'manual', items: ids.map((id) => ({ id })), priority: 1 }
}

export const newest: CurationEntry = {
  source: 'query',
  query: { filter: [{ field: 'cty', term: 'movie', operator: 'equals' }] },
  pins: [],
  priority: 6,
}

/** A storefront of tabs with containers, without content but for what is given. */
export function aStorefront(
  tabs: readonly Tab[],
  containers: readonly Container[],
  content: Readonly<Record<string, Curation>> = {},
  settings: Settings<'store'> = {},
): Storefront {
  return {
    store: { id: 'page', ty: 'storefront', head: {}, settings: { ...named('Rimba'), ...settings }, rest: {} },
    tabs: tabs.map(({ id }) => id),
    tab: new Map(tabs.map((tab) => [tab.id, tab])),
    containers: new Map(containers.map((container) => [container.id, container])),
    curation: new Map(Object.entries(content)),
    adjusted: new Map(),
  }
}

const date = fc.option(
  fc.integer({ min: 0, max: 9 }).map((nth) => day('2026-11-20') + nth * 86_400_000),
  { nil: undefined },
)
const attributes = fc.option(
  fc.uniqueArray(
    fc.record({
      name: fc.constantFrom('age', 'plan'),
      values: fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { minLength: 1 }),
    }),
    { selector: ({ name }) => name },
  ),
  { nil: undefined },
)
const flag = fc.option(fc.boolean(), { nil: undefined })
const drawn = <Value extends object>(values: Record<string, fc.Arbitrary<unknown>>) =>
  fc
    .record(values)
    .map((all) => Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Value)

/** Limits of a page or tab, its window not always sound. */
export const parents = drawn<Settings<'tab'>>({
  startDate: date,
  endDate: date,
  attributes,
  containerTags: fc.option(fc.uniqueArray(fc.constantFrom('regular', 'kids', 'sport')), { nil: undefined }),
  dropFirstAd: flag,
  dropLastAd: flag,
})
export const children = drawn<Settings<'container'>>({
  startDate: date,
  endDate: date,
  attributes,
  containerTag: fc.constantFrom(undefined, 'regular', 'kids', 'news'),
  adPosition: fc.constantFrom(undefined, 'pre', 'mid', 'post'),
  adInterval: fc.constantFrom(undefined, 15, 30),
  ownership: fc.constantFrom(undefined, 'standalone', 'standalone', 'reusable'),
})

const items = fc.uniqueArray(
  fc.integer({ min: 1, max: 9 }).map((nth) => ({ id: `t${nth}` })),
  {
    minLength: 1,
    maxLength: 4,
    selector: ({ id }) => id,
  },
)
const entry: fc.Arbitrary<CurationEntry> = fc.oneof(
  fc
    .tuple(fc.constantFrom(...LISTED_SOURCES), items)
    .map(([source, list]): CurationEntry => ({ source, items: list, priority: sourcePriority(source) })),
  fc.tuple(fc.constantFrom('movie', 'show'), items, fc.boolean()).map(([term, list, isPinned]): CurationEntry => ({
    ...newest,
    source: 'query',
    query: { filter: [{ field: 'cty', term }], match: 'ALL' },
    pins: isPinned ? list.map((item, nth) => ({ slot: nth + 1, item })) : [],
  })),
  fc.constantFrom<CurationEntry>(
    { source: 'predefined', rail: 'new_arrival', priority: 7 },
    { source: 'predefined', rail: 'featured_content_team', team: 'kl', priority: 7, count: 12 },
    { source: 'recommended', rail: 'continue_watching', priority: 8 },
    { source: 'timebased', rail: 'ongoing_airing', priority: 9 },
  ),
)
/** Content as people can have chosen it. */
export const contents = fc.array(entry, { maxLength: 3 }).map((entries) => setContent([], entries).content)

/** Storefronts of up to four tabs, everything narrowed; reusable containers may stand in two of them. */
export const storefronts = fc
  .record({
    page: parents,
    tabs: fc.array(fc.tuple(parents, fc.array(fc.tuple(children, contents), { maxLength: 4 })), { maxLength: 4 }),
    shared: fc.boolean(),
  })
  .map(({ page, tabs, shared }) => {
    const containers: Container[] = []
    const content: Record<string, Curation> = {}
    const list = tabs.map(([settings, inside], nth) => {
      const ids = inside.map(([child, chosen], place) => {
        const id = `c${nth}${place}`
        containers.push(aContainer(id, child))
        if (chosen.length > 0) content[id] = chosen
        return id
      })
      return aTab(`tab${nth}`, ids, settings)
    })
    const reused = containers.find(({ settings }) => settings.ownership === 'reusable')
    const last = list.at(-1)
    if (shared && reused && last && !last.containers.includes(reused.id))
      list[list.length - 1] = { ...last, containers: [...last.containers, reused.id] }
    const storefront = aStorefront(list, containers, content, page)
    return editStorefront(storefront, narrowWithin(storefront).edit)
  })

const COMMANDS = [
  ...([
    'addTab',
    'moveTab',
    'duplicateTab',
    'removeTab',
    'addContainers',
    'attach',
    'detach',
    'moveContainers',
  ] as const),
  ...([
    'duplicateContainers',
    'removeContainers',
    'rename',
    'set',
    'setAll',
    'setParent',
    'setContent',
    'addContent',
  ] as const),
  ...(['removeContent', 'clearContent', 'setContainerType', 'addTitles', 'removeTitles', 'moveTitles'] as const),
  ...(['pin', 'unpin', 'restorePage', 'restoreContainer'] as const),
]

/** Draws from which commands are made that fit the storefront that they meet. */
export const draws = fc.array(
  fc.record({
    kind: fc.constantFrom(...COMMANDS),
    tab: fc.nat(5),
    place: fc.nat(9),
    other: fc.nat(9),
    at: fc.option(fc.nat(5), { nil: undefined }),
    flag: fc.boolean(),
    child: children,
    parent: parents,
    content: contents,
    text: fc.constantFrom('', ' ', 'Kids', 'தமிழ்'),
  }),
  { minLength: 1, maxLength: 8 },
)
type Draw = (typeof draws extends fc.Arbitrary<infer List> ? List : never)[number]

/** The command of a draw; `suffix` keeps new ids apart. */
export function commandOf(storefront: Storefront, draw: Draw, suffix: string): StorefrontCommand {
  const { kind, at, flag: isSet, text } = draw
  const tab = storefront.tabs[draw.tab % Math.max(1, storefront.tabs.length)] ?? 'none'
  const places = storefront.tabs.flatMap((one) =>
    (storefront.tab.get(one)?.containers ?? []).map((id) => ({ tab: one, id })),
  )
  const place = places[draw.place % Math.max(1, places.length)] ?? { tab, id: 'none' }
  const second = places[draw.other % Math.max(1, places.length)] ?? place
  const chosen = second.id === place.id || !isSet ? [place] : [place, second]
  const { id } = place
  const where = at === undefined ? {} : { at }
  const fresh: NewContainer = { container: aContainer(`new${suffix}`, draw.child), content: draw.content }
  const newIds = Array.from({ length: 9 }, (_, nth) => `copy${suffix}-${nth}`)
  const titles = [{ id: 't1' }, { id: `t${draw.other}` }]
  const ids = titles.map((title) => title.id)
  switch (kind) {
    case 'addTab':
      return { kind, tab: aTab(`tab${suffix}`, [], draw.parent), ...where }
    case 'moveTab':
      return { kind, id: tab, at: at ?? 0 }
    case 'duplicateTab':
      return { kind, id: tab, newId: `tab${suffix}`, newIds }
    case 'removeTab':
      return { kind, id: tab }
    case 'addContainers':
      return { kind, tab, added: [fresh], ...where }
    case 'attach': {
      const reusable = storefront.containers.get(id)
      return { kind, tab, added: { container: reusable ?? fresh.container, content: [] }, ...where }
    }
    case 'detach':
      return { kind, place, newId: `new${suffix}` }
    case 'moveContainers':
      return { kind, places: chosen, tab, ...where }
    case 'duplicateContainers':
      return { kind, places: chosen, newIds }
    case 'removeContainers':
      return { kind, places: chosen }
    case 'rename':
      return { kind, target: { of: 'container', id }, language: isSet ? 'ta' : 'en', name: text }
    case 'set':
      return { kind, target: { of: 'container', id }, field: 'endDate', value: draw.child.endDate }
    case 'setAll': {
      const targets = [id, second.id].map((one) => ({ of: 'container', id: one }) as const)
      return { kind, targets: [...targets, { of: 'store' }], field: 'startDate', value: draw.parent.startDate }
    }
    case 'setParent':
      return isSet
        ? { kind: 'set', target: { of: 'store' }, field: 'startDate', value: draw.parent.startDate }
        : { kind: 'set', target: { of: 'tab', id: tab }, field: 'attributes', value: draw.parent.attributes }
    case 'setContent':
      return { kind, id, entries: draw.content, evenLosing: isSet }
    case 'addContent':
      return { kind, id, entry: draw.content[0] ?? newest, evenLosing: isSet }
    case 'removeContent':
      return { kind, id, key: isSet ? 'query' : 'manual' }
    case 'clearContent':
      return { kind, id }
    case 'setContainerType':
      return { kind, id, type: isSet ? 'query_based' : 'predefined', evenLosing: draw.other % 2 === 0 }
    case 'addTitles':
      return { kind, id, source: isSet ? 'manual' : 'collection', titles, ...where, evenLosing: true }
    case 'removeTitles':
      return { kind, id, source: 'manual', titles: ids }
    case 'moveTitles':
      return { kind, id, source: 'manual', titles: ids, at: at ?? 0 }
    case 'pin':
      return { kind, id, slot: draw.other, item: { id: `t${draw.place}` } }
    case 'unpin':
      return { kind, id, slot: draw.other }
    case 'restorePage': {
      // As it was before something came and something went.
      const { storefront: with1 } = applyCommand(storefront, { kind: 'addContainers', tab, added: [fresh] })
      const { storefront: version } = applyCommand(with1, { kind: 'removeContainers', places: [place] })
      const shared = { ...fresh, container: { ...fresh.container, head: { rev: 3 } } }
      return { kind, version, shared: new Map(isSet ? [[fresh.container.id, shared]] : []) }
    }
    case 'restoreContainer':
      return { kind, id, from: fresh }
  }
}

/** The storefront after the commands of some draws. */
export function walked(storefront: Storefront, list: readonly Draw[], who: string): Storefront {
  return list.reduce((now, draw, nth) => applyCommand(now, commandOf(now, draw, `${who}${nth}`)).storefront, storefront)
}
