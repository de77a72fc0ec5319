import { Type, type Static } from 'typebox'
import { PAGES } from '#contract/values/access.ts'
import { Texts } from '#contract/values/languages.ts'
import { literals } from '#contract/values/literals.ts'
import { AREAS } from '#contract/values/areas.ts'

const text = Type.String()

/**
 * A resource type as a configuration names it, for a service that has no list of types: its name in addresses and the
 * area whose screens show it; page of the role table, icon and words where they do not follow from area and schema.
 */
export const TypeSetting = Type.Object({
  type: text,
  area: literals(AREAS),
  page: Type.Optional(literals(PAGES)),
  icon: Type.Optional(text),
  order: Type.Optional(Type.Number()),
  one: Type.Optional(Texts),
  many: Type.Optional(Texts),
})
export type TypeSetting = Static<typeof TypeSetting>

/** What `GET /api/boot` says before anybody is signed in (calls.md section 1). */
export const Boot = Type.Object({
  build: text,
  /** The server's clock, ISO 8601. */
  time: text,
  issuer: text,
  /** Empty where the issuer is not laid out as Keycloak's. */
  realm: text,
  clientId: text,
  /** What API tokens are made for. */
  audience: text,
  /** Where this browser registers itself as a client; empty: where the issuer says. */
  registration: text,
  /** Base address by first path segment; `default` serves the rest. */
  bases: Type.Unsafe<Readonly<Record<string, string>>>(Type.Record(Type.String(), text)),
  /** What the service has beyond the specification. */
  extensions: Type.Unsafe<readonly string[]>(Type.Array(text)),
  /** The types to show where the service lists none. */
  types: Type.Optional(Type.Array(TypeSetting)),
  /** The external operations site. */
  operationsUrl: Type.Optional(Type.Union([text, Type.Null()])),
})
export type Boot = Static<typeof Boot>
/** The part of it that is about the identity provider. */
export type IdentityBoot = Pick<Boot, 'issuer' | 'realm' | 'clientId' | 'audience' | 'registration'>

export const Health = Type.Object({ status: text, build: text })

/** One word per part: 'ready', or what is wrong with it. */
export const Readiness = Type.Object({ database: text, storage: text, identity: text, jobs: text })
export type Readiness = Static<typeof Readiness>

/** How many documents of a type; `atLeast`: the count stopped there. */
export const TypeCount = Type.Object({
  name: text,
  count: Type.Integer(),
  atLeast: Type.Optional(Type.Boolean()),
})
export type TypeCount = Static<typeof TypeCount>
