import { isObject } from '#contract/rules/diff/json.ts'
import { payloadOf } from '#contract/rules/payload/payloadOf.ts'
import { narrowWithin } from '#contract/rules/storefront/narrow/narrowWithin.ts'
import { isReusable } from '#contract/rules/storefront/model/storefront.ts'
import { readStorefront } from '#contract/rules/storefront/wire/readStorefront.ts'
import { containerOnWire } from '#contract/rules/storefront/wire/storefrontOnWire.ts'
import { editStorefront } from '#contract/rules/storefront/model/editStorefront.ts'
import type { StoreContainer } from '#contract/schemas/storefront/container.ts'
import type {
  StorePage,
  StorePageInput,
  StoreTree,
  StoreTreeInput,
  TreeContainer,
} from '#contract/schemas/storefront/storePage.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext, Command } from '../../context.ts'
import type { DocumentFacts } from '../../stores/documents/documentFacts.ts'
import type { DecideTogether, NamedChange } from '../../stores/documents/writeTogether.ts'
import { turnEvery } from '../../threads/othersTurn.ts'
import { CONTAINER_KIND, PAGE_KIND } from '../../stores/storefront/storeKinds.ts'
import { confirmedIn, sentStatus } from '../catalogue/sentVerb.ts'
import { productsToName } from '../catalogue/productsToName.ts'
import { claimShown } from './claimShown.ts'
import { ownPictures } from './ownPictures.ts'
import { storeChange, type StoreWrite } from './storeChange.ts'
import { refuseShown } from './storeDocuments.ts'
import { readStorePage } from './readStorePage.ts'
import { removals, shownBy } from './removals.ts'
import { adjustedWarnings, containerText, pageText } from './storePayload.ts'

/**
 * A page and its containers in one transaction: all of it, or none (calls.md section 19). Each container is held against
 * the revision that it was read at; everything within the page is narrowed anew, also what was not sent.
 */
export const savePageTree: Command<'savePageTree'> = async (context, { params, query, body }) => {
  if (context.ifMatch === undefined) throw new DomainError('revisionMissing')
  const words = { approval: query.approval === 'true', confirmed: confirmedIn(query.confirm) }
  const save = context.services.idempotency.once(context, async () => {
    refuseTwice(body)
    const sent = withServerIds(await ownPictures(context, params.id, body, body.containers), context.services.newId)
    const products = await productsToName(context)
    const stored = await containersNotSent(context, sent.tree)
    const known = JSON.parse((await context.services.documents.read(context, PAGE_KIND, params.id)).json) as StorePage
    const { removed, kept } = await removals(context, { was: known, tree: sent.tree })
    const prd = sent.tree.page.prd ?? known.prd
    const page = { ...sent.tree.page, ...(prd && { prd }), ty: known.ty, id: params.id }
    const whole = [...sent.tree.containers, ...stored]
    const { containers, adjusted, warnings } = narrowed(page, whole)
    const unsent = new Set(stored.map(({ id }) => id))
    const written = containers.filter((one) => !unsent.has(one.id) || adjusted.has(one.id))
    const { actor } = context
    const st = sentStatus(page)
    const textOver =
      (one: TreeContainer): StoreWrite['textOver'] =>
      (was) =>
        containerText({ ...one, prd: one.prd ?? was?.prd ?? page.prd }, { actor, products, stored: was })
    const changeOf = (
      one: { id: string; rev?: number | undefined },
      facts: ReadonlyMap<string, DocumentFacts>,
      write: StoreWrite,
    ) => {
      refuseStale(one, facts.get(one.id))
      return naming(one.id, () => ({ ...storeChange(context, CONTAINER_KIND, facts.get(one.id), write), name: one.id }))
    }
    const decideContainers: DecideTogether = async (facts) => {
      const othersTurn = turnEvery()
      const changes: NamedChange[] = []
      for (const one of written) {
        await othersTurn()
        const verb = unsent.has(one.id) ? 'draft' : sentStatus(one)
        changes.push(changeOf(one, facts, { ...words, st: verb, textOver: textOver(one) }))
      }
      const gone = { ...words, st: 'deleted' as const, textOver: () => undefined }
      return [...changes, ...removed.map((one) => changeOf(one, facts, gone))]
    }
    const decidePage: DecideTogether = (facts) => {
      const found = facts.get(params.id)
      if (!found) throw new DomainError('notFound')
      refuseStale({ id: params.id, rev: context.ifMatch }, found)
      const text = (was: StorePageInput | undefined) => pageText({ ...page }, { actor, products, stored: was })
      const change = storeChange(context, PAGE_KIND, found, {
        ...words,
        st,
        textOver: (was) => text(was as StorePageInput),
      })
      return [{ ...change, name: params.id, warnings: [...(change.warnings ?? []), ...warnings, ...kept] }]
    }
    const names = [...written, ...removed].map(({ id }) => id)
    return async (stores): Promise<{ tree: StoreTree; rev: number }> => {
      const { documents } = stores
      const shown = { page, was: known, sent: sent.tree.containers, containers: whole, removed }
      await claimShown(context, stores, { id: params.id, ...shown })
      if (st === 'deleted' || st === 'purged') await refuseShown(context, stores, params.id)
      const done = await documents.writeTogether(context, CONTAINER_KIND, names, decideContainers)
      const saved = (await documents.writeTogether(context, PAGE_KIND, [params.id], decidePage)).get(params.id)
      if (!saved) throw new DomainError('notFound')
      const answers = written
        .flatMap(({ id }) => done.get(id) ?? [])
        .map(({ json }) => JSON.parse(json) as StoreContainer)
      return { tree: { page: JSON.parse(saved.json) as StorePage, containers: answers, ids: sent.ids }, rev: saved.rev }
    }
  })
  const { tree, rev } = await save.catch((error: unknown) => withTheirs(context, params.id, error))
  return { data: tree, rev }
}

/** A stale save is told what stands now: the page with its containers, as a read has it. */
async function withTheirs(context: CallContext, id: string, error: unknown): Promise<never> {
  if (!(error instanceof DomainError) || error.code !== 'stale') throw error
  const { data: theirs } = await readStorePage(context, id, { info: 'full' })
  const { data } = error.details
  throw new DomainError('stale', { ...error.details, data: { ...(isObject(data) ? data : {}), theirs } })
}

/** A refusal names the container that it is about. */
function naming<Result>(id: string, decide: () => Result): Result {
  try {
    return decide()
  } catch (error) {
    if (!(error instanceof DomainError) || error.details.data !== undefined) throw error
    throw new DomainError(error.code, { ...error.details, data: { id } })
  }
}

/** A container is sent once, and is not removed in the same breath. */
function refuseTwice({ containers, removed }: StoreTreeInput): void {
  const seen = new Set<string>()
  const twice = [...containers, ...removed].find(({ id }) => seen.size === seen.add(id).size)?.id
  if (twice !== undefined) throw new DomainError('malformed', { description: `The container ${twice} is sent twice.` })
}

/** The tree with ids of the server's in the place of those that the sender gave to new containers. */
function withServerIds(
  tree: StoreTreeInput,
  newId: () => string,
): { tree: StoreTreeInput; ids: Record<string, string> } {
  const ids = Object.fromEntries(tree.containers.filter(({ rev }) => rev === undefined).map(({ id }) => [id, newId()]))
  const idOf = (id: string) => (Object.hasOwn(ids, id) ? (ids[id] as string) : id)
  const refs = (list: StorePageInput['c']) => list?.map(({ id }) => ({ id: idOf(id) }))
  const { c, t } = tree.page
  const page = {
    ...tree.page,
    ...(c && { c: refs(c) ?? [] }),
    ...(t && { t: t.map((tab) => ({ ...tab, ...(tab.c && { c: refs(tab.c) ?? [] }) })) }),
  }
  return { tree: { ...tree, page, containers: tree.containers.map((one) => ({ ...one, id: idOf(one.id) })) }, ids }
}

/** Containers that the page shows and that were not sent, as they stand; what the caller may not see is left alone. */
async function containersNotSent(context: CallContext, { page, containers }: StoreTreeInput): Promise<TreeContainer[]> {
  const sent = new Set(containers.map(({ id }) => id))
  const ids = shownBy(page).filter((id) => !sent.has(id))
  if (ids.length === 0) return []
  const found = await context.services.documents.readByKeys(context, [CONTAINER_KIND], ids)
  return found.map(({ id, rev, json }) => ({ ...payloadOf(JSON.parse(json) as StoreContainer), id, rev }))
}

/** Containers within the page as it was sent, and what that adjusted. */
function narrowed(page: StorePageInput & { id: string }, containers: readonly TreeContainer[]) {
  const whole = readStorefront({ ty: 'storefront', ...page } as StorePage, containers as readonly StoreContainer[])
  const { edit, adjusted } = narrowWithin(whole)
  const within = editStorefront(whole, edit)
  const changed = adjusted.filter(({ of }) => of === 'container')
  const adjustedIds = new Set(changed.map(({ id }) => id))
  const list = containers.map((one): TreeContainer => {
    const container = within.containers.get(one.id)
    if (!container || isReusable(container) || !adjustedIds.has(one.id)) return one
    const { id: _id, ...wire } = containerOnWire(container, within.curation.get(one.id))
    const { st, rev } = one
    return { ...wire, id: one.id, ...(st !== undefined && { st }), ...(rev !== undefined && { rev }) }
  })
  return { containers: list, adjusted: adjustedIds, warnings: changed.flatMap(adjustedWarnings) }
}

/** Held against the revision that a sender names; one that names none is new. */
function refuseStale({ id, rev }: { id: string; rev?: number | undefined }, facts: DocumentFacts | undefined): void {
  if (rev === undefined && !facts) return
  if (!facts) throw new DomainError('notFound', { data: { id } })
  if (facts.rev === rev) return
  const current = facts.draft ?? facts.published ?? facts.other
  throw new DomainError('stale', { data: { id, rev: facts.rev, at: current?.updated, by: current?.updatedBy } })
}
