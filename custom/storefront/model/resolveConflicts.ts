import { settleConflict } from '#contract/rules/merge/threeWay.ts'
import { editStorefront } from '#contract/rules/storefront/model/editStorefront.ts'
import type { Storefront, Tab } from '#contract/rules/storefront/model/storefront.ts'
import type { StorefrontConflict } from '#contract/rules/storefront/publish/conflict.ts'

export type Side = 'mine' | 'theirs'
type Sides = Record<Side, Storefront>

/** The merged storefront with every conflict settled as chosen, by its place in the list; mine where nothing is. */
export function resolveConflicts(
  merged: Storefront,
  conflicts: readonly StorefrontConflict[],
  { choices, sides }: { choices: ReadonlyMap<number, Side>; sides: Sides },
): Storefront {
  return conflicts.reduce(
    (storefront, conflict, nth) => settled(storefront, conflict, { side: choices.get(nth) ?? 'mine', sides }),
    merged,
  )
}

type Choice = { side: Side; sides: Sides }

function settled(storefront: Storefront, conflict: StorefrontConflict, { side, sides }: Choice): Storefront {
  const { target } = conflict
  switch (conflict.kind) {
    case 'content':
      return withContent(storefront, conflict, { side, sides })
    case 'moved':
      return target.of === 'container' ? movedInto(storefront, target.id, conflict[side]) : storefront
    case 'order':
      return inOrderOf(storefront, conflict, sides[side])
    case 'removed':
      return conflict.by === side ? without(storefront, conflict) : storefront
    case 'fields':
      return withFields(storefront, conflict, side)
  }
}

/** Content as one side has it, with what that side says of where it comes from. */
function withContent(
  storefront: Storefront,
  conflict: Extract<StorefrontConflict, { kind: 'content' }>,
  { side, sides }: Choice,
): Storefront {
  const id = conflict.target.of === 'container' ? conflict.target.id : ''
  const [container, chosen] = [storefront.containers.get(id), sides[side].containers.get(id)]
  if (!container || !chosen) return storefront
  const { source: _source, sourceType: _type, ...others } = container.settings
  const { source, sourceType } = chosen.settings
  const settings = { ...others, ...(source && { source }), ...(sourceType && { sourceType }) }
  return editStorefront(storefront, {
    containers: new Map([[id, { ...container, settings }]]),
    curation: new Map([[id, conflict[side].length > 0 ? conflict[side] : undefined]]),
  })
}

function withFields(
  storefront: Storefront,
  { target, conflicts }: Extract<StorefrontConflict, { kind: 'fields' }>,
  side: Side,
): Storefront {
  const settle = <Part extends { settings: object; rest: object }>(part: Part): Part =>
    conflicts.reduce((one, conflict) => settleConflict(one, conflict, side), part)
  if (target.of === 'store') return editStorefront(storefront, { store: settle(storefront.store) })
  if (target.of === 'tab') {
    const tab = storefront.tab.get(target.id)
    return tab ? editStorefront(storefront, { tab: new Map([[target.id, settle(tab)]]) }) : storefront
  }
  const container = storefront.containers.get(target.id)
  return container ? editStorefront(storefront, { containers: new Map([[target.id, settle(container)]]) }) : storefront
}

/** A container in the one tab that somebody moved it to. */
function movedInto(storefront: Storefront, id: string, into: string): Storefront {
  const tab = new Map<string, Tab>()
  for (const one of storefront.tab.values()) {
    const has = one.containers.includes(id)
    if (one.id === into && !has) tab.set(one.id, { ...one, containers: [...one.containers, id] })
    else if (one.id !== into && has)
      tab.set(one.id, { ...one, containers: one.containers.filter((inside) => inside !== id) })
  }
  return editStorefront(storefront, { tab })
}

/** What both have stands as one side has it; the rest follows in its order. */
function inOrderOf(storefront: Storefront, { target }: StorefrontConflict, side: Storefront): Storefront {
  const ordered = (list: readonly string[], by: readonly string[]) => [
    ...by.filter((id) => list.includes(id)),
    ...list.filter((id) => !by.includes(id)),
  ]
  if (target.of === 'store') return editStorefront(storefront, { tabs: ordered(storefront.tabs, side.tabs) })
  const tab = target.of === 'tab' ? storefront.tab.get(target.id) : undefined
  const by = target.of === 'tab' ? side.tab.get(target.id) : undefined
  if (!tab || !by) return storefront
  return editStorefront(storefront, {
    tab: new Map([[tab.id, { ...tab, containers: ordered(tab.containers, by.containers) }]]),
  })
}

/** What one side removed goes after all, from every tab. */
function without(storefront: Storefront, { target }: StorefrontConflict): Storefront {
  if (target.of === 'store') return storefront
  const { id } = target
  if (target.of === 'tab')
    return editStorefront(storefront, {
      tabs: storefront.tabs.filter((one) => one !== id),
      tab: new Map([[id, undefined]]),
    })
  const tab = new Map(
    [...storefront.tab.values()]
      .filter(({ containers }) => containers.includes(id))
      .map((one) => [one.id, { ...one, containers: one.containers.filter((inside) => inside !== id) }]),
  )
  return editStorefront(storefront, {
    tab,
    containers: new Map([[id, undefined]]),
    curation: new Map([[id, undefined]]),
  })
}
