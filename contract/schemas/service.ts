import { Type, type Static } from 'typebox'

const text = Type.String()

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
