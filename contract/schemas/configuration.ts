import { Type, type Static } from 'typebox'
import { CONFIG_TEXT } from '#contract/values/config.ts'
import { literals } from '#contract/values/literals.ts'
import { SENDABLE_STATUSES } from '#contract/values/status.ts'
import { STORE_HEAD } from './storefront/container.ts'

const text = Type.String()
const word = Type.Optional(Type.String({ maxLength: CONFIG_TEXT }))

const PARTS = {
  /** Name, app and type; no two configurations of one app and type have the same name. */
  n: Type.Optional(Type.String({ maxLength: 120 })),
  app: word,
  type: word,
  /** What the app reads. */
  attrs: Type.Optional(Type.Unknown()),
  /** JSON schema that `attrs` have to fit, for apps of others (ours). */
  attrs_schema: Type.Optional(Type.Record(text, Type.Unknown())),
}

/** A configuration as a sender makes it; `st` is the verb (calls.md section 0). */
export const ConfigInput = Type.Object({ ...PARTS, st: Type.Optional(literals(SENDABLE_STATUSES)) })
export type ConfigInput = Static<typeof ConfigInput>

export const ConfigRecord = Type.Object({ ...PARTS, ...STORE_HEAD })
export type ConfigRecord = Static<typeof ConfigRecord>
