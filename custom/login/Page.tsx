import Button from '@mui/material/Button'
import { useLogout, useTranslate } from 'ra-core'
import { EmptyState } from '#kit/parts/layoutParts/EmptyState.tsx'

/**
 * /login: where a user without a role ends up, with the wanted path kept in the address. It offers sign-out and never
 * redirects by itself (design 9 (16)).
 */
export function LoginPage() {
  const translate = useTranslate()
  const logout = useLogout()
  return (
    <main style={{ minBlockSize: '100dvh', display: 'grid', placeContent: 'center' }}>
      <EmptyState
        title={translate('shell.noRoleTitle')}
        actions={
          <Button variant="contained" onClick={() => void logout()}>
            {translate('shell.logout')}
          </Button>
        }
      >
        {translate('shell.noRoleText')}
      </EmptyState>
    </main>
  )
}
