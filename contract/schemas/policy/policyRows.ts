import { Type, type Static } from 'typebox'
import { ATTRIBUTE_SOURCES, ATTRIBUTE_TYPES } from '#contract/values/policy.ts'
import { literals } from '#contract/values/literals.ts'
import { STATUSES } from '#contract/values/status.ts'

const text = Type.String()

/** An attribute in a list. */
export const AttributeRow = Type.Object({
  id: text,
  key: text,
  n: text,
  type: literals(ATTRIBUTE_TYPES),
  source: literals(ATTRIBUTE_SOURCES),
  value: Type.Array(text),
  fld: Type.Optional(text),
  st: literals(STATUSES),
  rev: Type.Integer(),
  prd: Type.Array(text),
})
export type AttributeRow = Static<typeof AttributeRow>

/** An application that policies are for. */
export const Application = Type.Object({ id: text, n: text })

/** Which field of titles an attribute reads. */
export const AppDataMapping = Type.Object({ n: text, type: literals(ATTRIBUTE_TYPES), field: text })
