import { Type, type Static } from 'typebox'
import { literals } from '#contract/values/literals.ts'
import { SENDABLE_STATUSES } from '#contract/values/status.ts'
import {
  PAGE_TYPES,
  STORE_CONTAINERS,
  STORE_ID,
  STORE_TABS,
  STORE_TEXT,
  STORE_WORDS,
} from '#contract/values/storefront.ts'
import { STORE_HEAD, STORE_PARTS, StoreContainer, StoreContainerInput } from './container.ts'

const text = Type.String({ maxLength: STORE_TEXT })
const id = Type.String({ minLength: 1, maxLength: STORE_ID })
const words = Type.Array(Type.String({ maxLength: 200 }), { maxItems: STORE_WORDS })
const details = Type.Record(Type.String(), Type.Unknown())

/** A container where a tab or page names it; with info=full its fields stand here, too. */
const ContainerRef = Type.Unsafe<StoreContainer>(Type.Object({ id }))
const containers = Type.Array(ContainerRef, { maxItems: STORE_CONTAINERS })

/** What tabs and pages have beside what containers have, too. */
const PARENT_PARTS = {
  ...STORE_PARTS,
  /** Tab tag. */
  tab_tg: Type.Optional(text),
  /** Tags that containers within may have (ours). */
  con_tgs: Type.Optional(words),
  theme: Type.Optional(details),
  tab_bg: Type.Optional(details),
  tab_logo: Type.Optional(details),
  /** Whether the first, or the last, of the options for ads is dropped (ours). */
  ad_nf: Type.Optional(Type.Boolean()),
  ad_nl: Type.Optional(Type.Boolean()),
}

/** A tab of a storefront. */
export const StoreTab = Type.Object({ ...PARENT_PARTS, id, c: Type.Optional(containers) })
export type StoreTab = Static<typeof StoreTab>

const PAGE_PARTS = {
  ...PARENT_PARTS,
  ty: literals(PAGE_TYPES),
  prd: Type.Optional(words),
  t: Type.Optional(Type.Array(StoreTab, { maxItems: STORE_TABS })),
  c: Type.Optional(containers),
}

/** A storefront or collection as a sender makes it; `st` is the verb (calls.md section 0). */
export const StorePageInput = Type.Object({
  ...PAGE_PARTS,
  /** Said when it is made, then it stays. */
  ty: Type.Optional(PAGE_PARTS.ty),
  id: Type.Optional(id),
  st: Type.Optional(literals(SENDABLE_STATUSES)),
})
export type StorePageInput = Static<typeof StorePageInput>

/** A storefront or collection (calls.md section 19). */
export const StorePage = Type.Object({ ...PAGE_PARTS, ...STORE_HEAD })
export type StorePage = Static<typeof StorePage>

/** What a save of a page answers: of what was purged only its head is left. */
export const SavedStorePage = Type.Object({ ...StorePage.properties, ty: Type.Optional(PAGE_PARTS.ty) })

/** A container among those that are saved with their page: `rev` is what it was read at; absent of a new one. */
export const TreeContainer = Type.Object({
  ...StoreContainerInput.properties,
  id,
  rev: Type.Optional(Type.Integer({ minimum: 0 })),
})
export type TreeContainer = Static<typeof TreeContainer>

/**
 * A page and its containers, saved together or not at all. A container without `rev` is new: its id is the sender's
 * own until the answer has another (`ids`).
 */
export const StoreTreeInput = Type.Object({
  page: StorePageInput,
  containers: Type.Array(TreeContainer, { maxItems: STORE_CONTAINERS }),
  /** Standalone containers that go, at the revisions that they were read at. */
  removed: Type.Array(Type.Object({ id, rev: Type.Integer({ minimum: 0 }) }), { maxItems: STORE_CONTAINERS }),
})
export type StoreTreeInput = Static<typeof StoreTreeInput>

export const StoreTree = Type.Object({
  page: StorePage,
  containers: Type.Array(StoreContainer),
  /** Ids that the server gave to new containers, by those that were sent. */
  ids: Type.Record(Type.String(), Type.String()),
})
export type StoreTree = Static<typeof StoreTree>
