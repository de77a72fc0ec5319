import type { Viewer } from '#contract/rules/storefront/lens/lens.ts'
import type { Storefront } from '#contract/rules/storefront/model/storefront.ts'
import type { Policies } from '../../usePolicies.ts'

/** Policy attributes that a page asks for, with every value that any of its parts names, in the order of the outline. */
function attributesIn({ store, tab, containers }: Storefront): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>()
  for (const { settings } of [store, ...tab.values(), ...containers.values()])
    for (const { name, values } of settings.attributes ?? []) {
      const known = found.get(name) ?? new Set()
      for (const value of values) known.add(value)
      found.set(name, known)
    }
  return new Map([...found].map(([name, values]) => [name, [...values]]))
}

/** Also those that policies may ask a viewer for, with the values that they may have. */
export function attributesAsked(
  storefront: Storefront,
  { attributes }: Pick<Policies, 'attributes'>,
): ReadonlyMap<string, readonly string[]> {
  const asked = new Map(attributesIn(storefront))
  for (const { name, source, values } of attributes)
    if (source !== 'content' && values.length > 0)
      asked.set(name, [...new Set([...(asked.get(name) ?? []), ...values])])
  return asked
}

/** The page's attributes, and of those that its policies ask for the values that they name. */
function attributesTold(
  storefront: Storefront,
  { policies }: Pick<Policies, 'policies'>,
): Map<string, readonly string[]> {
  const told = new Map(attributesIn(storefront))
  const { store, tab, containers } = storefront
  const named = new Set(
    [store, ...tab.values(), ...containers.values()].flatMap(({ settings }) => settings.containerPolicy ?? []),
  )
  const rows = policies.filter(({ id }) => named.has(id)).flatMap(({ rules }) => rules.flatMap((rule) => rule.rows))
  for (const { attribute, value, source } of rows) {
    const values = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string')
    if (source !== 'content') told.set(attribute, [...new Set([...(told.get(attribute) ?? []), ...values])])
  }
  return told
}

/** Combinations that are shown at once; a page that asks for more is looked at by the lens itself. */
const MOST = 8

/** Viewers that a page tells apart: one of whom nothing is known, and one of each combination of values; by `audienceKey`. */
export function audiencesIn(
  storefront: Storefront,
  asked: Pick<Policies, 'policies'>,
): Readonly<Record<string, Viewer>> {
  let viewers: Viewer[] = [{}]
  for (const [name, values] of attributesTold(storefront, asked))
    viewers = viewers.flatMap((viewer) => values.map((value): Viewer => ({ ...viewer, [name]: [value] })))
  const named = [{}, ...viewers.filter((viewer) => Object.keys(viewer).length > 0).slice(0, MOST)]
  return Object.fromEntries(named.map((viewer) => [audienceKey(viewer), viewer]))
}

/** Tells viewers apart; '' for one of whom nothing is known. */
function audienceKey(viewer: Viewer): string {
  return Object.entries(viewer)
    .map(([name, values]) => `${name}=${values.join()}`)
    .join('&')
}

/** The viewer with a value more, or without one that it has. */
export function withValue(viewer: Viewer, name: string, value: string): Viewer {
  const values = viewer[name] ?? []
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
  const { [name]: _before, ...rest } = viewer
  return next.length === 0 ? rest : { ...rest, [name]: next }
}
