import { Type, type Static } from 'typebox'
import { AD_LIST, AD_TEXT, DAY_HOURS, LOAD_RULES } from '#contract/values/ads.ts'
import { SENDABLE_STATUSES } from '#contract/values/status.ts'
import { literals } from '#contract/values/literals.ts'
import { STORE_HEAD } from './storefront/container.ts'

const word = Type.String({ maxLength: AD_TEXT })
const words = Type.Optional(Type.Array(word, { maxItems: AD_LIST }))
const limit = (maximum: number) => Type.Optional(Type.Integer({ minimum: 0, maximum }))
const HOUR_MS = 3_600_000

/** Limits of some hours of the day, for some products and types of title, or for all. */
export const LoadRule = Type.Object({
  /** From one hour of the clock to before another, 0 to 24; all of the day where absent. */
  from: Type.Optional(Type.Integer({ minimum: 0, maximum: DAY_HOURS })),
  to: Type.Optional(Type.Integer({ minimum: 0, maximum: DAY_HOURS })),
  /** Products and types of title; all where absent or empty. */
  prd: words,
  cty: words,
  /** ms of ads within an hour. */
  ads: limit(HOUR_MS),
  /** Breaks within an hour. */
  breaks: limit(240),
  /** ms of one break. */
  longest: limit(HOUR_MS),
  /** ms from the end of one break to the start of the next. */
  apart: limit(24 * HOUR_MS),
})
export type LoadRule = Static<typeof LoadRule>

const LOAD_PARTS = {
  n: Type.Optional(word),
  /** IANA zone whose hours are meant; UTC where absent. */
  tz: Type.Optional(Type.String({ maxLength: 60 })),
  rules: Type.Optional(Type.Array(LoadRule, { maxItems: LOAD_RULES })),
  prd: words,
}

/** An ad load policy as a sender makes it; `st` is the verb (calls.md section 0). */
export const LoadPolicyInput = Type.Object({ ...LOAD_PARTS, st: Type.Optional(literals(SENDABLE_STATUSES)) })
export type LoadPolicyInput = Static<typeof LoadPolicyInput>

/** How many ads may run when. */
export const LoadPolicy = Type.Object({ ...LOAD_PARTS, ...STORE_HEAD })
export type LoadPolicy = Static<typeof LoadPolicy>
