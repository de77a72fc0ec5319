import { Type, type Static } from 'typebox'

/** Somebody by the subject of their tokens, under the name that others see. */
export const Person = Type.Object({ uid: Type.String(), name: Type.String() })
export type Person = Static<typeof Person>
