import { hasTrait } from '#contract/registry/typeDocument.ts'
import type { DocumentKind } from './documentKind.ts'
import type { LOCK_PARAMS } from './effects.ts'
import type { Sender } from './sender.ts'

type LockParams = Record<(typeof LOCK_PARAMS)[number], unknown>

/** Whose lock does not stand in the way of a write, and whether any does. */
export function lockParams(
  { type }: DocumentKind,
  { actor, tab, lockNumber }: Sender,
  checksLock: boolean,
): LockParams {
  return {
    checksLock: checksLock && hasTrait(type, 'lockable'),
    uid: actor.uid,
    tab: tab ?? null,
    lockNumber: lockNumber ?? null,
  }
}
