import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useNavigate } from 'react-router'
import { can } from '#contract/rules/access/can.ts'
import type { RoleName } from '#contract/rules/access/roles.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useViewAs } from '#kit/parts/context/ViewAsContext.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { dashboardPath } from '#kit/parts/routes/paths.ts'
import { WhyNot } from '#kit/parts/why/WhyNot.tsx'

const ADMINS = { page: 'cp_appconfig', action: 'update' } as const

/** Shows the console as the roles see it, beginning at the dashboard, which every role views. */
export function SeeAs({ roles }: { roles: readonly RoleName[] }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { product } = useConsole()
  const { own, start } = useViewAs()
  const why = can(own, ADMINS.page, ADMINS.action) ? undefined : { rights: [ADMINS] }
  const begin = () => {
    start(roles)
    void navigate(dashboardPath(product))
  }
  return (
    <WhyNot why={why}>
      {(off) => (
        <Button startIcon={<Icon name="eye" />} onClick={begin} {...off}>
          {translate(roles.length > 1 ? 'roles.seeAsBoth' : 'roles.seeAs')}
        </Button>
      )}
    </WhyNot>
  )
}
