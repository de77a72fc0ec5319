import { Type, type Static } from 'typebox'
import { literals } from '#contract/values/literals.ts'

const text = Type.String()
const orNull = Type.Union([Type.String(), Type.Null()])

/** Who asks for a lock, until when an answer is waited for, and the holder's answer where it was to go on. */
export const LockAsk = Type.Object({
  uid: text,
  name: text,
  tab: text,
  /** For holder and asker only. */
  message: Type.Optional(text),
  at: text,
  until: text,
  /** The holder keeps it; '' without a word. */
  reply: Type.Optional(text),
})
export type LockAsk = Static<typeof LockAsk>

/** A lock as the wire shows it (calls.md section 8). */
export const LockState = Type.Object({
  id: text,
  urn: text,
  /** 'open', or the owner's uid. */
  ls: text,
  lo_uid: orNull,
  name: orNull,
  tab: orNull,
  /** Fencing number: grows whenever the lock changes hands. */
  number: Type.Integer(),
  until: orNull,
  /** Somebody asks the holder to hand it over. */
  ask: Type.Optional(LockAsk),
})
export type LockState = Static<typeof LockState>

/** What happened to a lock, as the push says it beside how it stands now. */
export type LockChange = 'taken' | 'released' | 'asked' | 'kept' | 'withdrawn' | 'handedOver' | 'forced' | 'parked'

/** Somebody who holds titles of a type open. */
export const LockHolder = Type.Object({ uid: text, name: text, count: Type.Integer() })
export type LockHolder = Static<typeof LockHolder>

/** Somebody on a document (calls.md section 8). `place` names the section of the form. */
export const Presence = Type.Object({
  uid: text,
  name: text,
  tab: text,
  mode: literals(['view', 'edit']),
  place: orNull,
  since: text,
})
export type Presence = Static<typeof Presence>
