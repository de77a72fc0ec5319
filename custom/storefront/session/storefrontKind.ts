import type { Verb } from '#contract/rules/actions/verbs.ts'
import { isObject } from '#contract/rules/diff/json.ts'
import type { StorefrontConflict } from '#contract/rules/storefront/publish/conflict.ts'
import { mergeStorefront } from '#contract/rules/storefront/publish/mergeStorefront.ts'
import { storefrontChanges } from '#contract/rules/storefront/publish/storefrontChanges.ts'
import type { Storefront } from '#contract/rules/storefront/model/storefront.ts'
import { treeOnWire } from '#contract/rules/storefront/wire/storefrontOnWire.ts'
import type { StoreTreeInput } from '#contract/schemas/storefront/storePage.ts'
import { CONTAINER_URN, PAGE_URN } from '#contract/values/storefront.ts'
import type { ApiError } from '#kit/parts/context/providerTypes.ts'
import type { RecordKind } from '#kit/record/editor/recordKind.ts'
import { refusalOf } from '#kit/record/editor/unsettled.ts'
import type { Values } from '#kit/record/editor/workingValues.ts'
import type { MergedSaves } from '#kit/record/save/mergeSaves.ts'
import type { PageCalls } from './pageCalls.ts'
import type { ServerIds } from './serverIds.ts'
import { draftStorefront, isWhole, pageRevision, withSavedTree, type StoredPage } from './storedPage.ts'
import { nameOf, type StorefrontValues } from './storefrontValues.ts'

/** What a page can be done to from its editor. */
export const PAGE_VERBS = [
  'saveDraft',
  'publish',
  'archive',
  'deleteContent',
  'restoreContent',
] as const satisfies readonly Verb[]
export type PageVerb = (typeof PAGE_VERBS)[number]

/** Two people's work on one page: what both are, and what does not go together. */
export type MergedStorefronts = MergedSaves & {
  storefronts: { base: Storefront; mine: Storefront; theirs: Storefront; merged: Storefront }
  disputes: readonly StorefrontConflict[]
}

type Parts = {
  values: StorefrontValues
  calls: PageCalls
  ids: ServerIds
  /** What the server has, as far as this screen knows. */
  known: () => StoredPage
}

/** What a save sends: the tree, and the revision of the page that it starts from. */
type Body = { tree: StoreTreeInput; rev: number | undefined }

/** A page with its containers as a kind of record: read together, and saved together or not at all. */
export function storefrontKind({ values, calls, ids, known }: Parts): RecordKind<StoredPage, PageVerb> {
  const bodyOf = (storefront: Storefront, verb: PageVerb): Body => ({
    tree: treeOnWire(draftStorefront(known()), storefront, verb === 'publish' ? 'published' : 'draft'),
    rev: known().draft.rev,
  })
  return {
    urn: PAGE_URN,
    isLockable: true,
    // Heard of by `useStorefrontNews`: containers are documents of their own, with revisions of their own.
    isWriteOf: () => false,
    verbs: {
      save: 'saveDraft',
      writing: ['saveDraft', 'publish'],
      strict: ['publish'],
      replacing: [],
      closing: ['publish', 'archive', 'deleteContent'],
    },
    headOf: (page) => ({ id: page.draft.id, rev: pageRevision(page), n: numberOf(page), ...lastSave(page) }),
    valuesOf: (saved) => ('draft' in saved ? values.valuesOf(draftStorefront(saved as StoredPage)) : values.base()),
    read: (id) => calls.read(id),
    async send({ verb, payload, sent, key, confirm }, { lockNumber, signal }) {
      const { id, rev } = known().draft
      const sending = { lockNumber, signal, key, confirm }
      try {
        if (verb !== 'saveDraft' && verb !== 'publish') {
          await calls.move(id, STATUS_OF[verb], { ...sending, rev })
          return await calls.read(id, signal)
        }
        const body = 'tree' in payload ? (payload as Body) : bodyOf(values.storefrontOf(sent), verb)
        const answer = await calls.saveTree(id, body.tree, { ...sending, rev: body.rev })
        ids.learn(answer.ids)
        const saved = withSavedTree(known(), answer, body.tree.removed)
        // What viewers have now, and what joined the page unchanged, is the server's to say.
        return verb === 'publish' || !isWhole(saved) ? await calls.read(id, signal) : saved
      } catch (error) {
        throw refusalOf(error)?.code === 'stale' ? await withTheirs(error as ApiError, calls, id) : error
      }
    },
    clean: (all, verb) => bodyOf(values.storefrontOf(all), verb),
    merge: (base, mine, theirs) => mergedStorefronts({ base, mine, theirs }, values),
    mergesUnasked: (verb) => verb === 'saveDraft',
    questions: ['baseMoved'],
  }
}

/** One container as a kind of record: lock, journal, retries and merge go by its own id (calls: `containerCalls`). */
export function containerKind(id: string, parts: Parts): RecordKind<StoredPage, PageVerb> {
  const kind = storefrontKind(parts)
  return { ...kind, urn: CONTAINER_URN, headOf: (page) => ({ ...kind.headOf(page), id }) }
}

const STATUS_OF = { archive: 'archived', deleteContent: 'deleted', restoreContent: 'draft' } as const

/** Number of the version that people see. */
function numberOf({ draft }: StoredPage): number {
  return (draft.sides?.find(({ st }) => st !== 'published') ?? draft.sides?.[0])?.n ?? 0
}

function lastSave({ draft: { uu = '', ut = '' } }: StoredPage) {
  return { by: uu, at: ut }
}

/** A stale save merges with the whole page as it is now, not with the one document that was in the way. */
async function withTheirs(refusal: ApiError, calls: PageCalls, id: string): Promise<ApiError> {
  const theirs = await calls.read(id)
  const told = isObject(refusal.data) ? refusal.data : {}
  const word = (name: string) => (typeof told[name] === 'string' ? told[name] : '')
  const data = { theirs, by: word('by'), at: word('at') }
  return Object.create(refusal, { code: { value: 'stale' }, data: { value: data } }) as ApiError
}

function mergedStorefronts(
  sides: { base: Values; mine: Values; theirs: Values },
  { storefrontOf, valuesOf }: StorefrontValues,
): MergedStorefronts {
  const [base, mine, theirs] = [storefrontOf(sides.base), storefrontOf(sides.mine), storefrontOf(sides.theirs)]
  const { merged, conflicts: disputes } = mergeStorefront(base, mine, theirs)
  const fieldsOf = (side: Storefront) =>
    storefrontChanges(base, side).map(({ target }) => ({ field: `/${nameOf(target)}` }))
  return {
    merged: valuesOf(merged),
    conflicts: disputes.map(({ target }) => ({ field: `/${nameOf(target)}`, kind: 'value' as const })),
    marks: [],
    ...{ mine: sides.mine, theirs: sides.theirs, taken: fieldsOf(theirs), kept: fieldsOf(mine) },
    storefronts: { base, mine, theirs, merged },
    disputes,
  }
}
