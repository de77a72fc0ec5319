import type { Curation } from '../curation/entry.ts'
import { isReusable, type Container, type Storefront, type Tab } from '../model/storefront.ts'
import type { CommandOf, NewContainer } from './command.ts'
import { copyOf, joining } from './copies.ts'
import { refuse, type Plan } from './refusal.ts'

/**
 * The page as an old version has it: its settings, tabs, containers and their content. What other pages show, too, stays
 * as it is now; what is no longer there comes back as a copy of the page's own.
 */
export function planRestorePage(storefront: Storefront, { version, shared }: CommandOf<'restorePage'>): Plan {
  const { store, containers } = storefront
  if (version.store.ty !== store.ty) return refuse('unknown', { id: version.store.id })
  const back = new Map(
    [...version.containers].map(([id, was]) => {
      const old = { container: was, content: version.curation.get(id) ?? [] }
      return [id, broughtBack(containers.get(id), old, shared.get(id)) ?? presentOf(storefront, id)] as const
    }),
  )
  const all = <Value>(before: ReadonlyMap<string, unknown>, valueOf: (one: NewContainer) => Value) =>
    new Map([...keysOf(before, undefined), ...[...back].map(([id, one]) => [id, valueOf(one)] as const)])
  return {
    store: { ...store, settings: version.store.settings, rest: version.store.rest },
    tabs: version.tabs,
    tab: new Map<string, Tab | undefined>([...keysOf(storefront.tab, undefined), ...version.tab]),
    containers: all<Container | undefined>(containers, ({ container }) => container),
    curation: all<Curation | undefined>(storefront.curation, ({ content }) =>
      content.length > 0 ? content : undefined,
    ),
    adjusted: new Map(keysOf(storefront.adjusted, undefined)),
  }
}

/** Settings and content of one container as an old version has them; that it is shared, or not, stays. */
export function planRestoreContainer(storefront: Storefront, { id, from }: CommandOf<'restoreContainer'>): Plan {
  const present = storefront.containers.get(id)
  if (!present) return refuse('unknown', { id })
  const { container, content } = withTextOf(present, from)
  return {
    containers: new Map([[id, container]]),
    curation: new Map([[id, content.length > 0 ? content : undefined]]),
    adjusted: new Map([[id, undefined]]),
  }
}

/** A container of an old version in today's page; undefined where the one that is shared stays as it is. */
function broughtBack(
  present: Container | undefined,
  old: NewContainer,
  shared: NewContainer | undefined,
): NewContainer | undefined {
  if (isReusable(present)) return undefined
  if (present) return withTextOf(present, old)
  if (isReusable(old.container) && shared) return joining(shared)
  return { ...old, container: copyOf(old.container, old.container.id) }
}

function withTextOf(present: Container, { container, content }: NewContainer): NewContainer {
  const { ownership, ...settings } = container.settings
  const { ownership: own = ownership } = present.settings
  return {
    container: { ...present, settings: { ...settings, ...(own && { ownership: own }) }, rest: container.rest },
    content,
  }
}

function presentOf({ containers, curation }: Storefront, id: string): NewContainer {
  return { container: containers.get(id) as Container, content: curation.get(id) ?? [] }
}

function keysOf<Value>(map: ReadonlyMap<string, unknown>, value: Value): [string, Value][] {
  return [...map.keys()].map((id) => [id, value])
}
