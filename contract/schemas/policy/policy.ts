import { Type, type Static } from 'typebox'
import { literals } from '#contract/values/literals.ts'
import {
  ATTRIBUTE_SOURCES,
  ATTRIBUTE_TYPES,
  CASE_ATTRIBUTES,
  POLICY_CASES,
  POLICY_EFFECTS,
  POLICY_KINDS,
  POLICY_MATCHES,
  POLICY_ROWS,
  POLICY_RULES,
  POLICY_TEXT,
  POLICY_VALUES,
} from '#contract/values/policy.ts'
import { SENDABLE_STATUSES } from '#contract/values/status.ts'
import { STORE_HEAD } from '../storefront/container.ts'

const text = Type.String({ maxLength: POLICY_TEXT })
const words = Type.Array(text, { maxItems: POLICY_VALUES })
const id = Type.String({ minLength: 1, maxLength: 80 })

/** A row of a rule: attribute, operator and value, with the type of the attribute (specification section 3). */
const WirePolicyRow = Type.Object({
  aty: Type.Optional(text),
  n: Type.Optional(text),
  op: Type.Optional(text),
  /** One value, or several where the operator takes those. */
  val: Type.Optional(Type.Union([Type.String({ maxLength: 4_000 }), Type.Number(), Type.Boolean(), words])),
  /** Source of the attribute, by which the title or the viewer is asked (ours; the attribute's own where absent). */
  src: Type.Optional(literals(ATTRIBUTE_SOURCES)),
  off: Type.Optional(Type.Boolean()),
})

const RULE_PARTS = {
  kind: Type.Optional(literals(POLICY_KINDS)),
  effect: Type.Optional(literals(POLICY_EFFECTS)),
  match: Type.Optional(literals(POLICY_MATCHES)),
  /** Actions that it speaks of, or names of custom ones (ours); all where absent. */
  act: Type.Optional(Type.Array(text, { maxItems: 20 })),
  rules: Type.Optional(Type.Array(WirePolicyRow, { maxItems: POLICY_ROWS })),
  /** Switched off (ours). */
  off: Type.Optional(Type.Boolean()),
}
/** A rule beyond the first, which stands in the policy itself. */
export const WirePolicyRule = Type.Object(RULE_PARTS)

/**
 * What is expected of a policy (ours): asked by itself about a viewer, a title and a moment, as soon as it is published.
 */
export const PolicyCase = Type.Object({
  /** Values by attribute, each in its type. */
  viewer: Type.Optional(
    Type.Record(text, Type.Union([text, Type.Number(), Type.Boolean(), words]), { maxProperties: CASE_ATTRIBUTES }),
  ),
  /** The title by its id, and what it was called when the case was kept. */
  content: Type.Optional(id),
  title: Type.Optional(text),
  /** ISO 8601; where absent, when it is asked. */
  at: Type.Optional(Type.String({ maxLength: 64 })),
  action: Type.Optional(text),
  effect: literals(POLICY_EFFECTS),
})
export type PolicyCase = Static<typeof PolicyCase>

const POLICY_PARTS = {
  ...RULE_PARTS,
  /** Name, application and product, as the specification has them. */
  n: Type.Optional(text),
  an: Type.Optional(text),
  pn: Type.Optional(text),
  pty: Type.Optional(text),
  t: Type.Optional(text),
  /** Further rules (ours). */
  more: Type.Optional(Type.Array(WirePolicyRule, { maxItems: POLICY_RULES })),
  cases: Type.Optional(Type.Array(PolicyCase, { maxItems: POLICY_CASES })),
  prd: Type.Optional(Type.Array(text, { maxItems: POLICY_VALUES })),
}

/** A policy as a sender makes it; `st` is the verb (calls.md section 0). */
export const PolicyInput = Type.Object({
  ...POLICY_PARTS,
  id: Type.Optional(id),
  st: Type.Optional(literals(SENDABLE_STATUSES)),
})
export type PolicyInput = Static<typeof PolicyInput>

export const PolicyRecord = Type.Object({ ...POLICY_PARTS, ...STORE_HEAD })
export type PolicyRecord = Static<typeof PolicyRecord>

const ATTRIBUTE_PARTS = {
  n: Type.Optional(text),
  type: Type.Optional(literals(ATTRIBUTE_TYPES)),
  source: Type.Optional(literals(ATTRIBUTE_SOURCES)),
  /** The values that it may have, where those are known. */
  value: Type.Optional(Type.Union([Type.String({ maxLength: 4_000 }), words])),
  /** Of the source `content`: the field of titles that it reads, as 'rat.v' (ours). */
  fld: Type.Optional(text),
  prd: Type.Optional(Type.Array(text, { maxItems: POLICY_VALUES })),
}

/** A policy attribute as a sender makes it; saving names the one that is meant by `key`, an id or a version's key. */
export const AttributeInput = Type.Object({
  ...ATTRIBUTE_PARTS,
  key: Type.Optional(id),
  st: Type.Optional(literals(SENDABLE_STATUSES)),
})
export type AttributeInput = Static<typeof AttributeInput>

export const AttributeRecord = Type.Object({ ...ATTRIBUTE_PARTS, ...STORE_HEAD })
export type AttributeRecord = Static<typeof AttributeRecord>
