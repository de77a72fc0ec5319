import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import type { DryRun } from '#contract/schemas/bulk.ts'
import type { BulkBody } from '#contract/wire/calls/bulkBodies.ts'
import { visibleProducts } from '#contract/rules/payload/foreignProducts.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { reasonOf } from '#contract/wire/reasonOf.ts'
import type { CallContext, Command } from '../../context.ts'
import { findDifference } from '../../decisions/difference.ts'
import { decideBulk, type BulkPlan } from '../../decisions/decideBulk.ts'
import { fairTurns } from '../../fairTurns.ts'
import { SLICE } from '../../jobs/bulk/workOff.ts'
import type { BulkInput } from '../../stores/bulk/itemSource.ts'
import { currentOf, type DocumentFacts } from '../../stores/documents/documentFacts.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import type { Change } from '../../stores/documentStore.ts'
import { knownType } from '../catalogue/knownType.ts'
import { productsToName } from '../catalogue/productsToName.ts'
import { changesIn } from './changesIn.ts'
import { chosenItems } from './chosenItems.ts'

/** How long a dry run goes on looking, and how many titles it looks at, at most. */
const PATIENCE_MS = 4_000
const MOST = 50_000
const FAILURES_SHOWN = 100
const EXAMPLES_SHOWN = 10

/** What a bulk change would do, by the very rules of the job. Nothing is written. */
export const dryRunBulk: Command<'dryRunBulk'> = (context, { params, body }) => {
  const type = knownType(context, params.type)
  return turn(context.actor.uid, () => lookThrough(context, type, body))
}

/** Looking is work for seconds: a few at once leave time to everybody else. */
const turn = fairTurns(2)

async function lookThrough(context: CallContext, type: TypeDocument, body: BulkBody): Promise<{ data: DryRun }> {
  const plan: BulkPlan = {
    type,
    changes: await changesIn(context, type, body),
    products: await productsToName(context),
  }
  if (context.signal.aborted) throw new DomainError('unavailable')
  const { items, count } = await context.services.bulkJobs.peek(await chosenItems(context, type, body), MOST)
  const { now } = context.services
  const end = now() + PATIENCE_MS
  const result: DryRun = { count, looked: 0, wouldChange: 0, unchanged: 0, failures: 0, wouldFail: [], examples: [] }
  for (let start = 0; start < items.length && now() < end && !context.signal.aborted; start += SLICE)
    await lookAt(context, plan, items.slice(start, start + SLICE), result)
  return { data: result }
}

type Item = { doc: string; input: unknown }

async function lookAt(context: CallContext, plan: BulkPlan, items: readonly Item[], result: DryRun): Promise<void> {
  // A job holds no lock: what the asking tab holds open itself stands in its way too.
  const caller = { ...context, tab: undefined, lockNumber: undefined }
  const ids = items.map(({ doc }) => doc)
  const known = await context.services.documents.factsOf(context, catalogKind(plan.type), ids)
  for (const { doc: key, input } of items) {
    const facts = known.get(key)
    result.looked += 1
    try {
      const change = await decideBulk(caller, plan, { ...(input as BulkInput), facts })
      if (change) await addChange(context, result, { key, facts, change })
      else result.unchanged += 1
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      result.failures += 1
      if (result.wouldFail.length < FAILURES_SHOWN)
        result.wouldFail.push({ key, lon: namesOf(facts), ...reasonOf(error) })
    }
  }
}

type Changed = { key: string; facts: DocumentFacts | undefined; change: Change }

async function addChange({ actor }: CallContext, result: DryRun, { key, facts, change }: Changed): Promise<void> {
  result.wouldChange += 1
  if (result.examples.length >= EXAMPLES_SHOWN) return
  const before = (facts && currentOf(facts))?.payload ?? {}
  const after = change.next?.payload ?? before
  const { changes } = await findDifference({ before, after, visible: visibleProducts(actor) })
  result.examples.push({ key, lon: namesOf(facts), changes })
}

function namesOf(facts: DocumentFacts | undefined): DryRun['examples'][number]['lon'] {
  const lon = facts && currentOf(facts)?.payload?.lon
  return Array.isArray(lon) ? lon : []
}
