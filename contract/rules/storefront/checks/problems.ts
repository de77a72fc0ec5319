import type { Language } from '#contract/values/languages.ts'
import type { ContainerType } from '#contract/values/storefront.ts'
import type { Curation } from '../curation/entry.ts'
import type { FieldName, Settings } from '../fields/fieldTable.ts'
import { adIntervals } from '../model/adOptions.ts'
import { isReusable, OWN_TAB, type Container, type Storefront } from '../model/storefront.ts'
import type { Target } from '../commands/command.ts'
import { limitsOf } from '../narrow/narrowWithin.ts'
import { narrow } from '../narrow/narrow.ts'
import { duplicateTitles, type ContentOf } from './duplicateTitles.ts'
import { nameListProblem, type NameListProblem } from './nameListProblem.ts'

/** What is wrong, and with which field, so that a click leads there; on screen `storefront.problems.<code>`. */
export type StorefrontProblem = { target: Target; field?: FieldName } & (
  | { code: 'names'; reason: NameListProblem['reason']; language?: string }
  /** It has names, but none in these languages. */
  | { code: 'nameMissing'; languages: readonly Language[] }
  /** It has an end and no start, or the other way round: half a window is rarely meant. */
  | { code: 'dateMissing' }
  | { code: 'startAfterEnd' }
  | { code: 'expired'; at: number }
  | { code: 'itemsMissing'; type?: ContainerType }
  | { code: 'ratioMissing'; titles: readonly string[] }
  /** Titles that several containers of a tab show, and those containers. */
  | { code: 'duplicate'; titles: readonly string[]; containers: readonly string[] }
  /** A reusable container that would be narrowed were it this tab's own; it is seen within the tab's limits alone. */
  | { code: 'reachesBeyond'; tab: string; fields: readonly FieldName[] }
  | { code: 'adInterval'; tab: string }
  | { code: 'tabEmpty' }
)

type Facts = {
  /** Epoch ms. */
  now: number
  /** Languages that a complete page has. */
  languages: readonly Language[]
  /** Titles of a container, where they are known; titles that lack a picture in the ratio that it wants. */
  contentOf?: ContentOf
  lacksRatio?: (containerId: string) => readonly string[]
}

/** All that is wrong with a storefront, in the order of its outline. Nothing of it hinders a draft. */
export function problems(storefront: Storefront, facts: Facts): StorefrontProblem[] {
  const { store, tabs, tab, containers } = storefront
  const seen = new Set<string>()
  const found = settingsProblems({ of: 'store' }, store.settings, facts)
  for (const id of tabs) {
    const one = tab.get(id)
    if (!one) continue
    if (id !== OWN_TAB) found.push(...settingsProblems({ of: 'tab', id }, one.settings, facts))
    if (one.containers.length === 0) found.push({ target: { of: 'tab', id }, code: 'tabEmpty' })
    for (const inside of one.containers) {
      const container = containers.get(inside)
      if (!container) continue
      if (!seen.has(inside)) found.push(...containerProblems(storefront, container, facts))
      seen.add(inside)
      found.push(...problemsInTab(storefront, id, container))
    }
    const shared = duplicateTitles(storefront, id, facts.contentOf)
    if (shared.size > 0) {
      const inside = [...new Set([...shared.values()].flat())]
      found.push({ target: { of: 'tab', id }, code: 'duplicate', titles: [...shared.keys()], containers: inside })
    }
  }
  return found
}

type Dated = Pick<Settings<'tab'>, 'names' | 'startDate' | 'endDate'>

function settingsProblems(target: Target, { names, startDate, endDate }: Dated, facts: Facts): StorefrontProblem[] {
  const found: StorefrontProblem[] = []
  const wrong = nameListProblem(names)
  if (wrong) found.push({ target, field: 'names', code: 'names', ...wrong })
  else {
    const languages = facts.languages.filter((language) => !names?.some((one) => one.language === language))
    if (languages.length > 0) found.push({ target, field: 'names', code: 'nameMissing', languages })
  }
  if (startDate === undefined && endDate !== undefined) found.push({ target, field: 'startDate', code: 'dateMissing' })
  if (startDate !== undefined && endDate === undefined) found.push({ target, field: 'endDate', code: 'dateMissing' })
  if (isBackwards({ startDate, endDate })) found.push({ target, field: 'startDate', code: 'startAfterEnd' })
  if (endDate !== undefined && endDate <= facts.now)
    found.push({ target, field: 'endDate', code: 'expired', at: endDate })
  return found
}

/** Whether a start lies after the end: narrowing looks at each end alone, and lets it stand. */
export function isBackwards({ startDate, endDate }: { startDate?: number | undefined; endDate?: number | undefined }) {
  return startDate !== undefined && endDate !== undefined && startDate > endDate
}

function containerProblems({ curation }: Storefront, container: Container, facts: Facts): StorefrontProblem[] {
  const { id, settings } = container
  const target: Target = { of: 'container', id }
  const found = settingsProblems(target, settings, facts)
  if (!hasContent(curation.get(id))) {
    const { sourceType: type } = settings
    found.push({ target, field: 'source', code: 'itemsMissing', ...(type !== undefined && { type }) })
  }
  const lacking = facts.lacksRatio?.(id) ?? []
  if (lacking.length > 0) found.push({ target, field: 'ratio', code: 'ratioMissing', titles: lacking })
  return found
}

function hasContent(content: Curation = []): boolean {
  return content.some((entry) => !('items' in entry) || entry.items.length > 0)
}

function problemsInTab(storefront: Storefront, tab: string, container: Container): StorefrontProblem[] {
  const { id, settings } = container
  const target: Target = { of: 'container', id }
  const limits = limitsOf(storefront, tab)
  const found: StorefrontProblem[] = []
  const beyond = isReusable(container) ? narrow(limits, settings).adjusted.map(({ field }) => field) : []
  if (beyond.length > 0) found.push({ target, code: 'reachesBeyond', tab, fields: beyond })
  const { adInterval } = settings
  if (adInterval !== undefined && !adIntervals(limits).includes(adInterval))
    found.push({ target, field: 'adInterval', code: 'adInterval', tab })
  return found
}
