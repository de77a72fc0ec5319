import type { Settings } from '../fields/fieldTable.ts'
import { OWN_TAB, type Storefront } from '../model/storefront.ts'

/** A viewer by the values of policy attributes, the device and the language among them where policies ask for those. */
export type Viewer = Readonly<Record<string, readonly string[]>>

/** Who looks, and when (epoch ms). */
export type Lens = { at: number; viewer: Viewer }

/** What the rules do not know themselves. */
export type LensFacts = {
  /** Which policies, of those that something names together, keep a viewer away from it (`policy/policyGate`). */
  whyDenied?: (policies: readonly string[], lens: Lens) => readonly { policy: string; rule?: number }[]
  /** Side that is looked at: on the published side what was never published is not there. */
  isPublished?: (containerId: string) => boolean
}

/** Why something is not shown; on screen `storefront.hidden.<reason>`. */
export type HiddenReason =
  | { reason: 'notYet'; at: number }
  | { reason: 'over'; at: number }
  | { reason: 'attribute'; attribute: string; wanted: readonly string[] }
  /** `rule` counts from 0; absent where none of the policy's rules matched, which denies. */
  | { reason: 'policy'; policy: string; rule?: number }
  | { reason: 'unpublished' }
  /** The page, or the tab, is not shown itself. */
  | { reason: 'page' }
  | { reason: 'tab' }

/** Something of a page as the viewer meets it: hidden where there is a reason. */
export type Seen = { id: string; hidden: readonly HiddenReason[] }
export type SeenTab = Seen & { containers: readonly Seen[] }
export type SeenPage = { hidden: readonly HiddenReason[]; tabs: readonly SeenTab[] }

/**
 * What of a page a viewer sees at a moment, and why not the rest. A start counts from its instant on, an end up to its
 * instant; a window that is not set is open; something within is never seen without what it is in.
 */
export function lookThrough(storefront: Storefront, lens: Lens, facts: LensFacts = {}): SeenPage {
  const { store, tabs, tab, containers } = storefront
  const hidden = whyHidden(store.settings, lens, facts)
  const inPage: readonly HiddenReason[] = hidden.length > 0 ? [{ reason: 'page' }] : []
  const seenTabs = tabs.flatMap((id): SeenTab[] => {
    const one = tab.get(id)
    if (!one) return []
    const own = id === OWN_TAB ? [] : whyHidden(one.settings, lens, facts)
    const tabHidden = [...inPage, ...own]
    const inTab: readonly HiddenReason[] = own.length > 0 ? [...inPage, { reason: 'tab' }] : inPage
    const inside = one.containers.flatMap((inner) => containers.get(inner) ?? [])
    const seen = inside.map(({ id: inner, settings }): Seen => {
      const unpublished: HiddenReason[] = facts.isPublished?.(inner) === false ? [{ reason: 'unpublished' }] : []
      return { id: inner, hidden: [...inTab, ...unpublished, ...whyHidden(settings, lens, facts)] }
    })
    return [{ id, hidden: tabHidden, containers: seen }]
  })
  return { hidden, tabs: seenTabs }
}

type Gated = Pick<Settings<'tab'>, 'startDate' | 'endDate' | 'attributes' | 'containerPolicy'>

/** Why a viewer does not see something of these settings, whatever it is in. */
export function whyHidden(settings: Gated, lens: Lens, { whyDenied }: LensFacts): HiddenReason[] {
  const { startDate, endDate, attributes = [], containerPolicy = [] } = settings
  const hidden: HiddenReason[] = []
  if (startDate !== undefined && lens.at < startDate) hidden.push({ reason: 'notYet', at: startDate })
  if (endDate !== undefined && lens.at >= endDate) hidden.push({ reason: 'over', at: endDate })
  for (const { name, values } of attributes)
    if (!hasOne(lens.viewer, name, values)) hidden.push({ reason: 'attribute', attribute: name, wanted: values })
  for (const denial of whyDenied?.(containerPolicy, lens) ?? []) hidden.push({ reason: 'policy', ...denial })
  return hidden
}

/** An attribute without values asks for nothing; a viewer of whom it is not known has none of them. */
function hasOne(viewer: Viewer, name: string, values: readonly string[]): boolean {
  const has = Object.hasOwn(viewer, name) ? (viewer[name] ?? []) : []
  return values.length === 0 || values.some((value) => has.includes(value))
}

/** Which of several viewers see a container: the audience matrix of a rail. */
export function audiencesOf<Key extends string>(
  storefront: Storefront,
  place: { tab: string; id: string },
  viewers: Readonly<Record<Key, Viewer>>,
  moment: { at: number; facts?: LensFacts },
): Record<Key, readonly HiddenReason[]> {
  const seen = (viewer: Viewer) =>
    lookThrough(storefront, { at: moment.at, viewer }, moment.facts)
      .tabs.find(({ id }) => id === place.tab)
      ?.containers.find(({ id }) => id === place.id)?.hidden ?? []
  const entries = (Object.keys(viewers) as Key[]).map((key) => [key, seen(viewers[key])])
  return Object.fromEntries(entries) as Record<Key, readonly HiddenReason[]>
}
