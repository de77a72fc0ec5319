import { createContext, useContext } from 'react'
import type { Actor } from '#contract/rules/access/actor.ts'
import type { RoleName } from '#contract/rules/access/roles.ts'
import { useConsole } from './ConsoleContext.ts'

/** Looking at the console as other roles would see it, without acting as them: nothing is written meanwhile. */
export type ViewAsValue = {
  /** The roles whose console is shown; undefined for one's own. */
  roles: readonly RoleName[] | undefined
  /** Who one really is. */
  own: Actor
  start: (roles: readonly RoleName[]) => void
  stop: () => void
}

export const ViewAsContext = createContext<ViewAsValue | undefined>(undefined)

const nothing = () => undefined

/** Outside a session that offers it everybody is who they are. */
export function useViewAs(): ViewAsValue {
  const { actor } = useConsole()
  return useContext(ViewAsContext) ?? { roles: undefined, own: actor, start: nothing, stop: nothing }
}
