import { Type, type Static } from 'typebox'
import { JSON_STRING_BYTES } from '#contract/values/limits.ts'
import { literals } from '#contract/values/literals.ts'
import { LocalizedText } from '#contract/values/localizedText.ts'
import { SENDABLE_STATUSES, STATUSES } from '#contract/values/status.ts'
import { CONTENT_ADDRESS, ENTRY_ITEMS, STORE_ID, STORE_TEXT, STORE_WORDS } from '#contract/values/storefront.ts'
import { Side, Warning } from '../contentRecord.ts'

const text = Type.String({ maxLength: STORE_TEXT })
const id = Type.String({ minLength: 1, maxLength: STORE_ID })
const words = Type.Array(Type.String({ maxLength: 200 }), { maxItems: STORE_WORDS })
const names = Type.Array(LocalizedText, { maxItems: STORE_WORDS })
/** What a screen or another service keeps inside is its own. */
const details = Type.Record(Type.String(), Type.Unknown())

/** A title, channel, collection or thing of the CMS store as an entry names it. */
const WireChosen = Type.Object({ id, name: Type.Optional(text), type: Type.Optional(text) })

/** One piece of what a container shows (specification section 3, curation entry). */
export const WireEntry = Type.Object({
  /** The address of its content. */
  cu: Type.Optional(Type.String({ maxLength: CONTENT_ADDRESS })),
  /** A query as JSON text (calls.md section 0, filters). */
  q: Type.Optional(Type.String({ maxLength: JSON_STRING_BYTES })),
  /** Where it comes from (contract/values/storefront, SOURCE_TYPES). */
  type: Type.Optional(text),
  priority: Type.Optional(Type.Number()),
  count: Type.Optional(Type.Integer({ minimum: 0 })),
  data: Type.Optional(Type.Array(WireChosen, { maxItems: ENTRY_ITEMS })),
  /** The slot, counted from 1, of a title that is pinned to the query beside it (ours). */
  pin: Type.Optional(Type.Integer({ minimum: 1 })),
})
export type WireEntry = Static<typeof WireEntry>

/** What page, tabs and containers have in common. */
export const STORE_PARTS = {
  lon: Type.Optional(names),
  lod: Type.Optional(names),
  /** ISO 8601 in UTC. */
  st_dt: Type.Optional(text),
  ed_dt: Type.Optional(text),
  /** Policies that decide who sees it, by id. */
  appliesif: Type.Optional(Type.Union([words, text])),
  /** Ad tags by their ids (ours). */
  ad_tags: Type.Optional(words),
  /** Policy attributes and the values of which a viewer must have one. */
  ap: Type.Optional(Type.Array(Type.Object({ n: text, val: words }), { maxItems: STORE_WORDS })),
  /** Metadata for search engines; `tw.ca` is the card on Twitter. */
  seo: Type.Optional(details),
  bg_img: Type.Optional(details),
  spn: Type.Optional(details),
  ex_id: Type.Optional(text),
}

/** What a container says of itself; further fields of other services stay with it. */
const CONTAINER_PARTS = {
  ...STORE_PARTS,
  prd: Type.Optional(words),
  lo: Type.Optional(text),
  stl: Type.Optional(text),
  s: Type.Optional(text),
  iar: Type.Optional(text),
  diar: Type.Optional(details),
  scroll_style: Type.Optional(text),
  text_style: Type.Optional(text),
  logo_overlay: Type.Optional(Type.Boolean()),
  tag_overlay: Type.Optional(Type.Boolean()),
  click_action: Type.Optional(text),
  con_tg: Type.Optional(text),
  con_dcr: Type.Optional(text),
  vcs: Type.Optional(details),
  src: Type.Optional(text),
  src_ty: Type.Optional(text),
  owner: Type.Optional(text),
  edit: Type.Optional(Type.Boolean()),
  ad_pos: Type.Optional(text),
  ad_int: Type.Optional(Type.Number()),
  /** Its items. */
  i: Type.Optional(Type.Array(WireEntry, { maxItems: 100 })),
}

/** A container as a sender makes it; `st` is the verb (calls.md section 0). */
export const StoreContainerInput = Type.Object({
  ...CONTAINER_PARTS,
  id: Type.Optional(id),
  st: Type.Optional(literals(SENDABLE_STATUSES)),
})
export type StoreContainerInput = Static<typeof StoreContainerInput>

/** What the server knows of a page or container beside its fields. */
export const STORE_HEAD = {
  id,
  key: Type.Optional(text),
  urn: Type.Optional(text),
  st: Type.Optional(literals(STATUSES)),
  rev: Type.Optional(Type.Integer()),
  sides: Type.Optional(Type.Array(Side)),
  ct: Type.Optional(text),
  ut: Type.Optional(text),
  uu: Type.Optional(text),
  /** What was adjusted or left out of what was sent. */
  wrng: Type.Optional(Type.Array(Warning)),
}

/** A container (calls.md section 19). */
export const StoreContainer = Type.Object({ ...CONTAINER_PARTS, ...STORE_HEAD })
export type StoreContainer = Static<typeof StoreContainer>
