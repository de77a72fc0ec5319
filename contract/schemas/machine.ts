import { Type, type Static } from 'typebox'
import { ACTIONS, PAGES, type Permissions } from '#contract/values/access.ts'
import { MACHINE_DAYS, MACHINE_NAME } from '#contract/values/machine.ts'

const text = Type.String()

/** Pages with what may be done there: what a token is given of its maker's rights. */
const MachineRights = Type.Unsafe<Permissions>({
  type: 'object',
  minProperties: 1,
  propertyNames: { enum: [...PAGES] },
  additionalProperties: {
    type: 'array',
    minItems: 1,
    maxItems: ACTIONS.length,
    items: { type: 'string', enum: [...ACTIONS] },
  },
})

/** A token by which a program calls, as people read of it: never the token itself. */
export const MachineToken = Type.Object({
  id: text,
  n: text,
  rights: MachineRights,
  /** Those of its products that the reader has. */
  products: Type.Array(text),
  /** Who made it; its rights never exceed theirs. */
  by: text,
  ct: text,
  until: text,
  /** When it was last called by, to the minute. */
  used: Type.Optional(text),
  revoked: Type.Optional(text),
})
export type MachineToken = Static<typeof MachineToken>

export const MadeMachineToken = Type.Object({
  machine: MachineToken,
  /** Told this once: nothing but its hash is kept. */
  token: text,
})

export const MachineTokenInput = Type.Object(
  {
    n: Type.String({ minLength: 1, maxLength: MACHINE_NAME, pattern: '\\S' }),
    rights: MachineRights,
    products: Type.Array(Type.String({ minLength: 1, maxLength: 64 }), { minItems: 1, maxItems: 200 }),
    days: Type.Integer({ minimum: 1, maximum: MACHINE_DAYS }),
  },
  { additionalProperties: false },
)
export type MachineTokenInput = Static<typeof MachineTokenInput>
