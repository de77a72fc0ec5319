import type { DocumentText } from '../../decisions/documentChange.ts'
import { datesProblem, type DatesProblem } from '#contract/rules/storefront/checks/datesProblem.ts'
import { parseDate } from '#contract/rules/dates/parseDate.ts'
import { isReusable, OWN_TAB } from '#contract/rules/storefront/model/storefront.ts'
import { narrow, type Limits } from '#contract/rules/storefront/narrow/narrow.ts'
import { limitsOf } from '#contract/rules/storefront/narrow/narrowWithin.ts'
import { readContainer, readStorefront } from '#contract/rules/storefront/wire/readStorefront.ts'
import { containerOnWire } from '#contract/rules/storefront/wire/storefrontOnWire.ts'
import type { Warning } from '#contract/schemas/contentRecord.ts'
import type { StoreContainer } from '#contract/schemas/storefront/container.ts'
import type { StoreDates } from '#contract/schemas/storefront/storefrontRows.ts'
import type { StorePage } from '#contract/schemas/storefront/storePage.ts'
import { PAGE_URN } from '#contract/values/storefront.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext, Command } from '../../context.ts'
import type { Payload } from '../../stores/documents/documentFacts.ts'
import { CONTAINER_KIND, PAGE_KIND } from '../../stores/storefront/storeKinds.ts'
import { productsToName } from '../catalogue/productsToName.ts'
import { readStoreDocument } from './readStorePage.ts'
import { savePageTree } from './savePageTree.ts'
import { storeChange } from './storeChange.ts'
import { adjustedWarnings, containerText } from './storePayload.ts'

/** What was written: by which ids the calendar has it, and what narrowing adjusted. */
type Moved = { ids: readonly string[]; rev: number; warnings: readonly Warning[] }

const WORDS: Readonly<Record<DatesProblem['problem'], string>> = {
  none: 'Name a date.',
  unreadable: 'This is no instant.',
  order: 'It must end after it starts.',
}
/** What stands in no calendar is moved in none. */
const IN_CALENDARS: readonly unknown[] = ['published', 'draft', 'pending', 'pre-draft']

/** Other dates for a page, a tab or a container at the revision that they were seen at: a draft, under the rules of a save. */
export const moveStoreDates: Command<'moveStoreDates'> = async (context, { params: { id }, body }) => {
  if (context.ifMatch === undefined) throw new DomainError('revisionMissing')
  const { ids, rev, warnings } = await (body.of === 'page' ? movePage : moveContainer)(context, id, body)
  const rows = await context.services.storefronts.calendar(context, { ids })
  return { data: { rows, ...(warnings.length > 0 && { wrng: [...warnings] }) }, rev }
}

/** The whole page is saved, so that what stands within is narrowed as by a save of its editor. */
async function movePage(context: CallContext, id: string, dates: StoreDates): Promise<Moved> {
  const { json } = await readStoreDocument(context, PAGE_KIND, id, undefined)
  const page = JSON.parse(json) as StorePage
  if (!IN_CALENDARS.includes(page.st)) throw new DomainError('wrongStatus')
  const moved = dates.tab === undefined ? withDates(page, dates) : withTab(page, dates.tab, dates)
  const body = { page: { ...moved, st: 'draft' as const }, containers: [], removed: [] }
  const { data, rev } = await savePageTree(context, { params: { id }, query: {}, body })
  const { page: saved, containers } = data as { page: StorePage; containers: readonly StoreContainer[] }
  return { ids: [id, ...containers.map((one) => one.id)], rev: rev ?? 0, warnings: saved.wrng ?? [] }
}

function withTab(page: StorePage, tab: string, dates: StoreDates): StorePage {
  if (!page.t?.some(({ id }) => id === tab)) throw new DomainError('notFound', { data: { id: tab } })
  return { ...page, t: page.t.map((one) => (one.id === tab ? withDates(one, dates) : one)) }
}

/** A standalone container keeps within the tab that shows it; a reusable one is other pages', too, and is its own. */
async function moveContainer(context: CallContext, id: string, dates: StoreDates): Promise<Moved> {
  const limits = await limitsAround(context, id)
  const products = await productsToName(context)
  const textOver = (stored: Payload | undefined): DocumentText | undefined => {
    const { container, content } = readContainer({ ...withDates({ ...stored }, dates), id })
    const { child, adjusted } =
      !limits || isReusable(container)
        ? { child: container.settings, adjusted: [] }
        : narrow(limits, container.settings)
    const wire = containerOnWire({ ...container, settings: child }, content)
    const text = containerText({ ...wire }, { actor: context.actor, products, stored })
    const warnings = adjusted.length > 0 ? adjustedWarnings({ of: 'container', id, adjustments: adjusted }) : []
    return text && { ...text, warnings }
  }
  let warnings: readonly Warning[] = []
  const written = await context.services.documents.write(context, CONTAINER_KIND, id, (facts) => {
    const current = facts?.draft ?? facts?.published
    if (!current) throw new DomainError('wrongStatus')
    const change = storeChange(context, CONTAINER_KIND, facts, {
      st: 'draft',
      approval: false,
      confirmed: [],
      textOver,
    })
    warnings = change.warnings ?? []
    return change
  })
  return { ids: [id], rev: written.rev, warnings }
}

/** What the tab, or the page, that shows a container allows it. */
async function limitsAround(context: CallContext, id: string): Promise<Limits | undefined> {
  const uses = await context.services.storefronts.usesOf(context, id)
  const parent = uses.find(({ urn }) => urn === PAGE_URN)
  if (!parent) return undefined
  const { json } = await readStoreDocument(context, PAGE_KIND, parent.id, undefined)
  return limitsOf(readStorefront(JSON.parse(json) as StorePage), parent.tab?.id ?? OWN_TAB)
}

/** The same thing with other dates, as they are stored: ISO 8601 in UTC. */
function withDates<Dated extends { st_dt?: unknown; ed_dt?: unknown }>(
  one: Dated,
  { st_dt, ed_dt }: StoreDates,
): Dated {
  const problem = datesProblem({ st_dt, ed_dt }, one as Pick<StoreDates, 'st_dt' | 'ed_dt'>)
  if (problem) {
    const { field, problem: keyword } = problem
    throw new DomainError('invalid', { fields: [{ field: `/${field}`, description: WORDS[keyword], keyword }] })
  }
  const asked = Object.entries({ st_dt, ed_dt }).filter(([, text]) => text !== undefined)
  const kept = Object.fromEntries(Object.entries(one).filter(([field]) => !asked.some(([name]) => name === field)))
  const set = asked.flatMap(([field, text]) => {
    const instant = parseDate(text)
    return instant === undefined ? [] : [[field, new Date(instant).toISOString()]]
  })
  return { ...kept, ...Object.fromEntries(set) } as Dated
}
