import { DEFAULT_CONTAINER_TAG } from '#contract/values/storefront.ts'
import type { Settings } from '../fields/fieldTable.ts'
import type { Attribute } from '../fields/fieldValues.ts'
import { sameJson } from '../../diff/json.ts'
import { withValues } from '../fields/withValues.ts'
import { adPositions } from '../model/adOptions.ts'
import type { Adjustment } from '../model/storefront.ts'

/** What a parent allows those within; what it leaves out restricts nothing. */
export type Limits = Pick<
  Settings<'tab'>,
  'startDate' | 'endDate' | 'attributes' | 'containerTags' | 'dropFirstAd' | 'dropLastAd'
>

type Child = Settings<'tab'> | Settings<'container'>
export type Narrowed<C extends Child> = { child: C; adjusted: readonly Adjustment[] }

/**
 * A child within its parent (specification section 5): an end after the parent's end or before its start becomes the
 * parent's end, a start before the parent's start or after its end becomes the parent's start; policy attributes are
 * narrowed to the parent's, or are the parent's where nothing is left; a tag that the parent does not take becomes
 * regular; the position of ads, where missing or not allowed, the first that is. A date that is not set is the
 * parent's, and stays so; one that becomes a date which the parent does not set is no longer set. Doing it twice changes nothing more; a child that fits is returned as it is.
 */
export function narrow<C extends Child>(parent: Limits, child: C): Narrowed<C> {
  const adjusted = [
    ...narrowedDates(parent, child),
    ...narrowedAttributes(parent, child),
    ...narrowedTag(parent, child),
    ...narrowedAdPosition(parent, child),
  ]
  if (adjusted.length === 0) return { child, adjusted }
  return { child: withValues(child, Object.fromEntries(adjusted.map(({ field, to }) => [field, to]))), adjusted }
}

/** What a tab allows its containers: its own limits, and those of its page where it has none. */
export function limitsWithin(page: Limits, tab: Limits): Limits {
  const named = new Map([...(page.attributes ?? []), ...(tab.attributes ?? [])].map((one) => [one.name, one]))
  const [startDate, endDate] = [tab.startDate ?? page.startDate, tab.endDate ?? page.endDate]
  const containerTags =
    tab.containerTags?.filter((tag) => page.containerTags?.includes(tag) ?? true) ?? page.containerTags
  return {
    ...(startDate !== undefined && { startDate }),
    ...(endDate !== undefined && { endDate }),
    ...(containerTags !== undefined && { containerTags }),
    ...(named.size > 0 && { attributes: [...named.values()] }),
    dropFirstAd: tab.dropFirstAd === true || page.dropFirstAd === true,
    dropLastAd: tab.dropLastAd === true || page.dropLastAd === true,
  }
}

/** Both rules look at one end alone: a start after the end is another matter (`checks/problems`). */
function* narrowedDates({ startDate: from, endDate: to }: Limits, child: Child): Generator<Adjustment> {
  const isAfter = (date: number, end: number | undefined) => end !== undefined && date > end
  const isBefore = (date: number, start: number | undefined) => start !== undefined && date < start
  const isOutside = (date: number | undefined) => date !== undefined && (isAfter(date, to) || isBefore(date, from))
  const { startDate, endDate } = child
  if (isOutside(startDate) && startDate !== from) yield { field: 'startDate', from: startDate, to: from, rule: 'dates' }
  if (isOutside(endDate) && endDate !== to) yield { field: 'endDate', from: endDate, to, rule: 'dates' }
}

function* narrowedAttributes({ attributes: allowed = [] }: Limits, child: Child): Generator<Adjustment> {
  const own = child.attributes ?? []
  const rest = own.filter(({ name }) => !allowed.some((one) => one.name === name))
  const within = allowed.map((one): Attribute => {
    const mine = own.find(({ name }) => name === one.name)
    const values = (mine?.values ?? []).filter((value) => one.values.includes(value))
    if (values.length === 0) return one
    return values.length === mine?.values.length ? mine : { name: one.name, values }
  })
  if (sameJson(byName([...within, ...rest]), byName(own))) return
  yield { field: 'attributes', from: child.attributes, to: inOrderOf(own, [...within, ...rest]), rule: 'attributes' }
}

const byName = (list: readonly Attribute[]) => list.toSorted((one, other) => (one.name < other.name ? -1 : 1))

function inOrderOf(order: readonly Attribute[], list: readonly Attribute[]): Attribute[] {
  const place = ({ name }: Attribute) => {
    const found = order.findIndex((one) => one.name === name)
    return found === -1 ? order.length : found
  }
  return list.toSorted((one, other) => place(one) - place(other))
}

function* narrowedTag({ containerTags }: Limits, child: Child): Generator<Adjustment> {
  const tag = 'containerTag' in child ? child.containerTag : undefined
  if (!containerTags || tag === undefined || tag === DEFAULT_CONTAINER_TAG || containerTags.includes(tag)) return
  yield { field: 'containerTag', from: tag, to: DEFAULT_CONTAINER_TAG, rule: 'tag' }
}

/** Of containers that carry ads alone: to the others a position would bring some. */
function* narrowedAdPosition(parent: Limits, child: Child): Generator<Adjustment> {
  const { adPosition, adInterval }: Settings<'container'> = child
  const allowed = adPositions(parent)
  if (adPosition === undefined ? adInterval === undefined : allowed.includes(adPosition)) return
  yield { field: 'adPosition', from: adPosition, to: allowed[0], rule: 'adPosition' }
}
