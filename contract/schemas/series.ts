import { Type, type Static } from 'typebox'
import { LocalizedText } from '#contract/values/localizedText.ts'
import { ContentRow, rowParts, withFieldsOfType } from './contentRecord.ts'
import { Named, Uses } from './uses.ts'

/** A row of the tree: `order` is its number among its siblings, `children` how many it has itself. */
export const TreeRow = withFieldsOfType({
  ...rowParts,
  order: Type.Optional(Type.Number()),
  children: Type.Optional(Type.Integer()),
})
export type TreeRow = Static<typeof TreeRow>

/** Everything that a document stands in relation to; `previous` and `next` are its neighbours among its siblings. */
export const AssocMetadata = Type.Object({
  parents: Type.Array(TreeRow),
  children: Type.Array(Type.Object({ cty: Type.String(), count: Type.Integer(), items: Type.Array(TreeRow) })),
  related: Type.Array(ContentRow),
  usedIn: Type.Array(ContentRow),
  /** Ours: where it is used, counted, and what it names; other services may leave them out. */
  uses: Type.Optional(Uses),
  names: Type.Optional(Type.Array(Named)),
  previous: Type.Optional(TreeRow),
  next: Type.Optional(TreeRow),
})
export type AssocMetadata = Static<typeof AssocMetadata>

/** `id`, `cty` and `prd` are ours: another service may offer the package and the names alone. */
export const SeriesSuggestion = Type.Object({
  /** Absent of a series without a package. */
  pkg_id: Type.Optional(Type.String()),
  lon: Type.Array(LocalizedText),
  id: Type.Optional(Type.String()),
  cty: Type.Optional(Type.String()),
  prd: Type.Optional(Type.Array(Type.String())),
})
export type SeriesSuggestion = Static<typeof SeriesSuggestion>
