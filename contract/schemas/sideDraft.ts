import { Type, type Static } from 'typebox'
import { literals } from '#contract/values/literals.ts'

/** Why edits were parked: the lock was forced open or passed on, a save met another's, or one chose to. */
export const SIDE_DRAFT_REASONS = ['unlocked', 'conflict', 'own'] as const
export type SideDraftReason = (typeof SIDE_DRAFT_REASONS)[number]

const parts = {
  id: Type.String(),
  doc: Type.String(),
  urn: Type.String(),
  rev: Type.Integer(),
  reason: literals(SIDE_DRAFT_REASONS),
  by: Type.Union([Type.String(), Type.Null()]),
  /** Changed fields, by their names at the top of the record. */
  fields: Type.Array(Type.String()),
  ct: Type.String(),
}
const Fields = Type.Record(Type.String(), Type.Unknown())

/** Edits of one's own that wait beside a document (calls.md section 8). `by` names who took the lock away. */
export const SideDraft = Type.Object(parts)
export type SideDraft = Static<typeof SideDraft>

/** With the changed fields as they were edited and as they were before: what a three-way merge needs. */
export const FullSideDraft = Type.Object({ ...parts, payload: Fields, base: Fields })
export type FullSideDraft = Static<typeof FullSideDraft>
