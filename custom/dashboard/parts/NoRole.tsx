import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useLogout, useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { EmptyState } from '#kit/parts/layoutParts/EmptyState.tsx'
import { profilePath } from '#kit/parts/routes/paths.ts'

const Middle = styled('div')({ minBlockSize: '100%', display: 'grid', placeContent: 'center' })

/** Whoever has no role sees nothing of the catalogue: who they are here, whom to ask, and what they can do until then. */
export function NoRole() {
  const translate = useTranslate()
  const logout = useLogout()
  const { actor } = useConsole()
  return (
    <Middle>
      <EmptyState
        icon="user"
        title={translate('shell.noRoleTitle')}
        actions={
          <>
            <Button variant="contained" onClick={() => void logout()}>
              {translate('shell.logout')}
            </Button>
            <Button component={Link} to={profilePath()}>
              {translate('shell.myProfile')}
            </Button>
          </>
        }
        note={translate('dashboard.noRoleNext')}
      >
        <div>{translate('dashboard.noRoleText')}</div>
        <div>{translate('dashboard.noRoleWho', actor)}</div>
      </EmptyState>
    </Middle>
  )
}
