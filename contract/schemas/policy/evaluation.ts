import { Type, type Static } from 'typebox'
import { LocalizedText } from '#contract/values/localizedText.ts'
import { literals } from '#contract/values/literals.ts'
import { POLICIES_AT_ONCE, POLICY_EFFECTS, POLICY_RULES, POLICY_TEXT } from '#contract/values/policy.ts'
import { PolicyInput, WirePolicyRule } from './policy.ts'

const text = Type.String()
const id = Type.String({ minLength: 1, maxLength: 80 })
const values = Type.Record(Type.String(), Type.Unknown())
const place = { policy: text, rule: Type.Integer() }

/** Whom policies are asked about: policies in force by key, drafts as records, or the rules of one draft alone. */
export const EvaluationInput = Type.Object(
  {
    policies: Type.Optional(Type.Array(Type.Union([id, PolicyInput]), { maxItems: POLICIES_AT_ONCE })),
    rules: Type.Optional(Type.Array(WirePolicyRule, { maxItems: POLICY_RULES })),
    /** Values by attribute, each in its type. */
    viewer: Type.Optional(values),
    /** A title by its id, or what it has under attributes of the source `content`. */
    content: Type.Optional(Type.Union([id, values])),
    at: Type.Optional(Type.String({ maxLength: 64 })),
    action: Type.Optional(Type.String({ maxLength: POLICY_TEXT })),
  },
  { additionalProperties: false },
)
export type EvaluationInput = Static<typeof EvaluationInput>

const rule = Type.Object(place)

/** What policies say of a viewer, and why. */
export const Evaluation = Type.Object({
  effect: literals(POLICY_EFFECTS),
  /** The rules that decided; none where nothing matched. */
  rules: Type.Array(rule),
  /** Rules that would have allowed it. */
  overridden: Type.Array(rule),
  skipped: Type.Array(Type.Object({ ...place, row: Type.Optional(Type.Integer()), error: text })),
  trace: Type.Array(
    Type.Object({
      ...place,
      effect: literals(POLICY_EFFECTS),
      outcome: text,
      rows: Type.Array(
        Type.Object({ answer: Type.Union([Type.Boolean(), text]), held: Type.Optional(Type.Unknown()) }),
      ),
    }),
  ),
})
export type Evaluation = Static<typeof Evaluation>

/** A policy that is worked on: as it would be, and by `key` the one whose published version it is held against. */
export const ImpactInput = Type.Object(
  {
    ...EvaluationInput.properties,
    key: Type.Optional(id),
    /** Examples before the ones that are wanted. */
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
  },
  { additionalProperties: false },
)
export type ImpactInput = Static<typeof ImpactInput>

/** How many of them a viewer gets. */
const Share = Type.Object({ passed: Type.Integer(), of: Type.Integer() })

/** How many titles, pages, tabs and containers change sides for a viewer, ten of them, and what the viewer gets then. */
export const PolicyImpact = Type.Object({
  /** How many were tried. */
  tried: Type.Integer(),
  changed: Type.Integer(),
  hidden: Type.Integer(),
  examples: Type.Array(
    Type.Object({
      id: text,
      urn: text,
      lon: Type.Array(LocalizedText),
      /** What it becomes. */
      effect: literals(POLICY_EFFECTS),
    }),
  ),
  sees: Type.Object({ tabs: Share, containers: Share, titles: Share }),
})
export type PolicyImpact = Static<typeof PolicyImpact>

/** What a policy says of a case of its own; `error` where it could not be asked: its title or its moment is none. */
export const CaseOutcome = Type.Object({
  passes: Type.Boolean(),
  effect: literals(POLICY_EFFECTS),
  rules: Type.Array(rule),
  skipped: Evaluation.properties.skipped,
  error: Type.Optional(literals(['noTitle', 'noMoment'] as const)),
})
export type CaseOutcome = Static<typeof CaseOutcome>
