import type { RailRow } from '#contract/schemas/storefront/railRow.ts'
import { ENTRY_ITEMS } from '#contract/values/storefront.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext } from '../../../context.ts'
import { PAGE_KIND } from '../../../stores/storefront/storeKinds.ts'
import { railKinds, type RailLens } from './railLens.ts'
import { listPart, type RailPart } from './railPart.ts'
import { hiddenReason, railRow } from './railRow.ts'
import { allOfKinds, NEWEST } from './titlePart.ts'

/** What somebody chose, in that order: titles, channels, collections; one statement for all of them. */
export async function listedRail(
  context: CallContext,
  lens: RailLens,
  ids: readonly string[],
  withHidden: boolean,
): Promise<RailPart> {
  if (ids.length > ENTRY_ITEMS)
    throw new DomainError('badPage', { description: `${ENTRY_ITEMS} titles may be asked for at once.` })
  return listPart(await namedTitles(context, lens, ids, withHidden))
}

/** Titles by id, in the order asked. Whether viewers get them is told from the rows: pages have dates of their own. */
export async function namedTitles(
  context: CallContext,
  lens: RailLens,
  ids: readonly string[],
  withHidden: boolean,
): Promise<RailRow[]> {
  const { at, drafts, product, now } = lens
  const found = await context.services.storefronts.titles(context, {
    sources: allOfKinds([...railKinds(context), PAGE_KIND]),
    ...{ moment: { at, drafts, product }, window: 'any', sort: NEWEST, now },
    ...{ ids, limit: ids.length, offset: 0 },
  })
  const byId = new Map(found.map((row) => [row.id, row]))
  return [...new Set(ids)].flatMap((id) => {
    const row = byId.get(id)
    const hidden = row && hiddenReason(row, lens)
    if (!row || (hidden && !withHidden)) return []
    return [{ ...railRow(row, lens), ...(hidden && { hidden }) }]
  })
}
