import { useSearchParams } from 'react-router'
import { isRole } from '#contract/rules/access/roles.ts'
import type { RoleName } from '#contract/rules/access/roles.ts'
import { ACTIONS, isPage } from '#contract/values/access.ts'
import type { Action, Page } from '#contract/values/access.ts'

/** One's own roles together, beside the roles of the table. */
export const ME = 'me'
export type Holder = RoleName | typeof ME

export type RolesAddress = {
  /** The page whose roles are shown; undefined shows the pages of a role. */
  page: Page | undefined
  role: Holder
  other: RoleName | undefined
  action: Action | undefined
  /** Undefined takes a part out of the address. */
  go: (parts: {
    page?: Page | undefined
    role?: Holder
    other?: RoleName | undefined
    action?: Action | undefined
  }) => void
}

const PARAMETERS = { page: 'page', role: 'role', other: 'with', action: 'action' } as const

/** What is looked at, in the address: it can be passed on, and Back leads to what was looked at before. */
export function useRolesAddress(): RolesAddress {
  const [params, setParams] = useSearchParams()
  const page = params.get('page')
  const role = params.get('role') ?? ME
  const other = params.get('with') ?? ''
  const action = params.get('action')
  return {
    page: isPage(page) ? page : undefined,
    role: isRole(role) ? role : ME,
    other: isRole(other) && other !== role ? other : undefined,
    action: ACTIONS.find((one) => one === action),
    go: (parts) =>
      setParams((before) => {
        const next = new URLSearchParams(before)
        for (const [part, value] of Object.entries(parts)) {
          const name = PARAMETERS[part as keyof typeof PARAMETERS]
          if (value === undefined) next.delete(name)
          else next.set(name, value)
        }
        return next
      }),
  }
}
