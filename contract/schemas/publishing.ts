import { Type, type Static } from 'typebox'
import { PUBLISH_DOCUMENTS, PUBLISH_LOOKED } from '#contract/values/limits.ts'
import { LocalizedText } from '#contract/values/localizedText.ts'
import { literals } from '#contract/values/literals.ts'
import { STATUSES } from '#contract/values/status.ts'

const text = Type.String()
const texts = Type.Array(text)
const id = Type.String({ minLength: 1, maxLength: 64 })

/** A document as far as publishing asks: a `PublishNode` of contract/rules/storefront/publish, with what a screen shows of it. */
const PlanNode = Type.Object({
  id: text,
  urn: text,
  /** Its type; of a page whether it is a storefront or a collection. */
  cty: text,
  lon: Type.Array(LocalizedText),
  st: literals(STATUSES),
  rev: Type.Integer(),
  needs: texts,
  isPublished: Type.Boolean(),
  hasDraft: Type.Boolean(),
  blocks: texts,
  warns: texts,
})
export type PublishPlanNode = Static<typeof PlanNode>

const Missing = Type.Array(Type.Object({ id: text, reason: text, neededBy: texts }))

/** What publishing the asked documents alone would mean, and all that they refer to, so that a choice can be planned anew. */
export const PublishPlanAnswer = Type.Object({
  nodes: Type.Array(PlanNode),
  order: texts,
  cycles: Type.Array(texts),
  blocked: Missing,
  warned: Type.Array(Type.Object({ id: text, reason: text })),
  /** Documents that are referred to and were not looked at, since there are too many. */
  unread: Type.Integer(),
})
export type PublishPlanAnswer = Static<typeof PublishPlanAnswer>

export const PublishPlanBody = Type.Object(
  { ids: Type.Array(id, { minItems: 1, maxItems: PUBLISH_LOOKED, uniqueItems: true }) },
  { additionalProperties: false },
)

/** Each document with the revision that it was chosen at, and the number of its lock where the sender holds it. */
export const PublishTogetherBody = Type.Object(
  {
    documents: Type.Array(
      Type.Object(
        { id, rev: Type.Integer({ minimum: 1 }), lock: Type.Optional(Type.Integer({ minimum: 0 })) },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: PUBLISH_DOCUMENTS },
    ),
  },
  { additionalProperties: false },
)

/** What was published, in its order, and what of that which it refers to viewers still lack. */
export const PublishedTogether = Type.Object({
  published: Type.Array(Type.Object({ id: text, urn: text, rev: Type.Integer(), key: text })),
  missing: Missing,
})
export type PublishedTogether = Static<typeof PublishedTogether>
