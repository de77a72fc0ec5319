import { Type, type Static } from 'typebox'
import { GEO_NOTE, GEO_OVERLAPS, GEO_RANGE_TEXT, GEO_TEXT } from '#contract/values/geo.ts'
import { literals } from '#contract/values/literals.ts'

const text = Type.String()
const small = Type.Optional(Type.String({ maxLength: GEO_TEXT }))

const PARTS = {
  /** An address, a block in CIDR form, or first and last with a dash. */
  ip: Type.String({ maxLength: GEO_RANGE_TEXT }),
  /** ISO 3166-1, alpha-2. */
  country: Type.String({ maxLength: GEO_TEXT }),
  region: small,
  zip: small,
  note: Type.Optional(Type.String({ maxLength: GEO_NOTE })),
}

/** A range with the place that its addresses are said to be in, as a sender makes it. */
export const GeoInput = Type.Object(
  {
    ...PARTS,
    /** Ranges within that go, since this one stands for them (ours). */
    absorb: Type.Optional(Type.Array(Type.String({ maxLength: GEO_RANGE_TEXT }), { maxItems: GEO_OVERLAPS })),
  },
  { additionalProperties: false },
)
export type GeoInput = Static<typeof GeoInput>

/** Its text is the one form of the range, and so is what it is known by. */
export const GeoLocation = Type.Object({ ...PARTS, ut: text, uun: Type.Optional(text) })
export type GeoLocation = Static<typeof GeoLocation>

/** Another range that shares addresses: the narrower of two that nest decides, those that cross cannot both be. */
export const GeoOverlap = Type.Object({
  ...GeoLocation.properties,
  relation: literals(['same', 'within', 'around', 'crosses'] as const),
})
export type GeoOverlap = Static<typeof GeoOverlap>

/** What is to be known of a range before it is saved. */
export const GeoCheck = Type.Object({
  ip: text,
  first: text,
  last: text,
  /** How many addresses, as digits: more than numbers hold. */
  size: text,
  wide: Type.Boolean(),
  overlaps: Type.Array(GeoOverlap),
  /** Of which so many stand above. */
  overlapping: Type.Integer(),
})
export type GeoCheck = Static<typeof GeoCheck>

/** Where an address is said to be: the narrowest range first, which decides. */
export const GeoAnswer = Type.Object({ address: text, ranges: Type.Array(GeoLocation) })
export type GeoAnswer = Static<typeof GeoAnswer>

/** What a file would change, or has changed. */
export const GeoImport = Type.Object({
  created: Type.Integer(),
  updated: Type.Integer(),
  unchanged: Type.Integer(),
  /** Ranges that lie within others or around them, and those that are wide: said, not refused. */
  nested: Type.Integer(),
  wide: Type.Integer(),
  failed: Type.Integer(),
  problems: Type.Array(Type.Object({ line: Type.Integer(), field: text, problem: text, value: text })),
})
export type GeoImport = Static<typeof GeoImport>
