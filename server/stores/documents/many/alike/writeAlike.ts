import { rowFields } from '#contract/registry/rowFields.ts'
import { hasTrait } from '#contract/registry/typeDocument.ts'
import { visibleProducts } from '#contract/rules/payload/foreignProducts.ts'
import { pointerOf } from '#contract/rules/diff/pointer.ts'
import { arrayText } from '../../../bulk/itemSource.ts'
import type { Payload } from '../../documentFacts.ts'
import type { DocumentKind } from '../../documentKind.ts'
import { lockParams } from '../../lockParams.ts'
import { scopeOf, type Scope, type Sender } from '../../sender.ts'
import { columnsAlike } from '../../sideRow.ts'
import type { WriteParts } from '../../documentChange.ts'
import { isRefusal, type Ledger } from '../writeMany.ts'
import { alikeStatement } from './alikeStatement.ts'

/** Fields at the top of a record, and what all titles say in them afterwards: those without a value say nothing. */
export type AlikeChange = { names: readonly string[]; text: Payload }

/**
 * Makes a change of those titles of a job that need no look of their own; the others are left waiting, all of them where
 * the database refuses one. False: the job is not this attempt's any more; nothing was written.
 */
export async function writeAlike(
  { run, now, newId }: Pick<WriteParts, 'run' | 'now' | 'newId'>,
  sender: Sender,
  kind: DocumentKind,
  change: AlikeChange,
  places: readonly number[],
  ledger: Ledger,
): Promise<boolean> {
  const { username, name } = sender.actor
  const values = alikeStatement.values({
    ...ledger,
    ...changeParams(kind, change),
    ...lockParams(kind, sender, true),
    at: new Date(now()).toISOString(),
    outcomes: '[]',
    first: Math.min(...places),
    last: Math.max(...places),
    places: arrayText(places),
    keys: arrayText(places.map(() => newId())),
    urn: kind.urn,
    schema: kind.type.schemaVersion,
    isPublishable: hasTrait(kind.type, 'publishable'),
    scope: listOf(scopeOf(sender)),
    visible: listOf(visibleProducts(sender.actor)),
    username,
    person: name,
    trace: sender.requestId,
    topic: kind.topic ?? 'version',
  })
  const held = await run(alikeStatement, values).catch((error: unknown) => {
    if (isRefusal(error)) return [error]
    throw error
  })
  return held.length > 0
}

const listOf = (products: Scope) => (products === 'all' ? null : [...products])

function changeParams(kind: DocumentKind, { names, text }: AlikeChange) {
  const shown = new Set(rowFields(kind.type))
  const gone = names.filter((name) => text[name] === undefined)
  const cells = Object.entries(text).filter(([name]) => shown.has(name))
  const listed = columnsAlike(kind, names, text)
  return {
    names,
    pointers: names.map((name) => pointerOf([name])),
    text: JSON.stringify(text),
    gone,
    cells: JSON.stringify(Object.fromEntries(cells)),
    cellsGone: gone.filter((name) => shown.has(name)),
    columns: listed ? JSON.stringify(listed.columns) : null,
    isListed: listed !== undefined || names.some((name) => shown.has(name)),
    facetFields: kind.type.narrow.facets,
    facets: listed?.facets ?? [],
  }
}
