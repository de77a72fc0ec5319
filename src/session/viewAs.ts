import type { Actor } from '#contract/rules/access/actor.ts'
import type { RoleName } from '#contract/rules/access/roles.ts'
import { DEFAULT_ROLE } from '#contract/rules/access/roles.ts'

/** Whose console is shown. It lives in memory alone: reloading the page ends it. */
export type ViewAsStore = {
  get: () => readonly RoleName[] | undefined
  start: (roles: readonly RoleName[]) => void
  stop: () => void
  subscribe: (listener: () => void) => () => void
}

export function createViewAs(): ViewAsStore {
  const listeners = new Set<() => void>()
  let shown: readonly RoleName[] | undefined
  const become = (roles: readonly RoleName[] | undefined) => {
    shown = roles
    listeners.forEach((listener) => listener())
  }
  return {
    get: () => shown,
    start: (roles) => become(roles),
    stop: () => become(undefined),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The same person with other roles. The default table is what somebody without roles has (specification section 6). */
export function seenAs(actor: Actor, roles: readonly RoleName[] | undefined): Actor {
  return roles ? { ...actor, roles: roles.filter((role) => role !== DEFAULT_ROLE) } : actor
}
