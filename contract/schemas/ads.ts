import { Type, type Static } from 'typebox'
import {
  AD_FORMATS,
  AD_LIST,
  AD_POSITIONS,
  AD_TEXT,
  AD_TRIAL_PROBLEMS,
  AD_URL,
  DAY_HOURS,
  LOAD_RULES,
} from '#contract/values/ads.ts'
import { ATTRIBUTE_SOURCES, ATTRIBUTE_TYPES } from '#contract/values/policy.ts'
import { SENDABLE_STATUSES, STATUSES } from '#contract/values/status.ts'
import { literals } from '#contract/values/literals.ts'
import { LocalizedText } from '#contract/values/localizedText.ts'
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

const verb = { st: Type.Optional(literals(SENDABLE_STATUSES)) }

/** Ad settings of one product (specification section 3; `contract/registry/adSettings` has their words). */
const AdSetting = Type.Object({
  prd: word,
  ad_st: Type.Optional(Type.String({ maxLength: 40 })),
  ad_ed: Type.Optional(Type.String({ maxLength: 40 })),
  ad_rl: words,
  ad_rl_en: Type.Optional(Type.Boolean()),
  ad_ct: Type.Optional(word),
  ad_pn: Type.Optional(Type.String({ maxLength: 250 })),
  ad_pn_url: Type.Optional(Type.String({ maxLength: AD_URL })),
})

const TAG_PARTS = {
  n: Type.Optional(word),
  ty: Type.Optional(literals(AD_FORMATS)),
  url: Type.Optional(Type.String({ maxLength: AD_URL })),
  /** Places in a title where it is asked. */
  ap: Type.Optional(Type.Array(literals(AD_POSITIONS), { maxItems: AD_POSITIONS.length })),
  /** Ad attributes that go along, by name. */
  attrs: Type.Optional(Type.Array(Type.Object({ n: word, val: Type.Optional(word) }), { maxItems: AD_LIST })),
  ad_settings: Type.Optional(Type.Array(AdSetting, { maxItems: AD_LIST })),
  prd: words,
}

/** An ad tag as a sender makes it: by what address players ask for ads. */
export const AdTagInput = Type.Object({ ...TAG_PARTS, ...verb })
export type AdTagInput = Static<typeof AdTagInput>

export const AdTag = Type.Object({ ...TAG_PARTS, ...STORE_HEAD })
export type AdTag = Static<typeof AdTag>

const ATTRIBUTE_PARTS = {
  n: Type.Optional(word),
  type: Type.Optional(literals(ATTRIBUTE_TYPES)),
  source: Type.Optional(literals(ATTRIBUTE_SOURCES)),
  /** The values that it may have, where those are known. */
  value: words,
  prd: words,
}

/** An ad attribute as a sender makes it: what ad servers are told of viewer and title. */
export const AdAttributeInput = Type.Object({ ...ATTRIBUTE_PARTS, ...verb })
export type AdAttributeInput = Static<typeof AdAttributeInput>

export const AdAttribute = Type.Object({ ...ATTRIBUTE_PARTS, ...STORE_HEAD })
export type AdAttribute = Static<typeof AdAttribute>

const text = Type.String()

/** One thing that names a tag, sends an attribute or counts against a load policy. */
export const AdUse = Type.Object({
  id: text,
  urn: text,
  st: literals(STATUSES),
  lon: Type.Array(LocalizedText),
  /** Of pages, which kind; of titles, their type. */
  ty: Type.Optional(text),
})
export type AdUse = Static<typeof AdUse>

/** What came of asking an ad server once. */
export const AdTrial = Type.Object({
  /** What was asked, its macros filled in. */
  url: text,
  ms: Type.Integer(),
  problem: Type.Optional(literals(AD_TRIAL_PROBLEMS)),
  status: Type.Optional(Type.Integer()),
  bytes: Type.Optional(Type.Integer()),
  /** VAST or VMAP with its version, as the answer says. */
  format: Type.Optional(text),
  version: Type.Optional(text),
  ads: Type.Array(
    Type.Object({
      id: text,
      title: text,
      /** The ad itself, or the address of another ad server. */
      kind: literals(['inline', 'wrapper'] as const),
      /** ms of its first linear creative. */
      dur: Type.Optional(Type.Integer()),
      media: Type.Integer(),
    }),
  ),
  /** Addresses that the answer wants errors to be told. */
  errors: Type.Integer(),
})
export type AdTrial = Static<typeof AdTrial>
