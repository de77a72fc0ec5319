import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useViewAs } from '#kit/parts/context/ViewAsContext.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { rolesPath } from '#kit/parts/routes/paths.ts'
import { keepWayBack } from '../routes/wayBack.ts'

const HEIGHT = 40

const Whole = styled('div')({ '--marquee-page-height': `calc(100dvh - ${HEIGHT}px)` })
const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  blockSize: HEIGHT,
  paddingInline: '20px 12px',
  overflow: 'hidden',
  background: 'var(--mui-palette-accent-main)',
  color: 'var(--mui-palette-accent-on)',
  '& p': { ...theme.typography.bodyStrong, margin: 0, minInlineSize: 0, flex: 1 },
  '& p > span': { fontWeight: 'var(--marquee-weight-400)', marginInlineStart: 12 },
  '& button': { flex: 'none' },
  [theme.breakpoints.down('md')]: { '& p > span': { display: 'none' } },
}))

/** The page and, while one looks at it as other roles see it, a bar over it that names them and leads back. */
export function UnderViewAsBar({ children }: { children: ReactNode }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { roles, stop } = useViewAs()
  if (!roles) return children
  const end = () => {
    const table = rolesPath(roles[0] ? { role: roles[0] } : {})
    // Who has roles leaves /login by the way back that is kept, whatever else is asked at the same time.
    if (pathname === '/login') keepWayBack(sessionStorage, table)
    else void navigate(table)
    stop()
  }
  return (
    <Whole>
      <Bar role="region" aria-label={translate('shell.viewing.bar')}>
        <Icon name="eye" size="toolbar" />
        <p role="status">
          {translate('shell.viewing.as', { roles: roles.join(' + ') })}
          <span>{translate('shell.viewing.harmless')}</span>
        </p>
        <Button size="small" onClick={end}>
          {translate('shell.viewing.stop')}
        </Button>
      </Bar>
      {children}
    </Whole>
  )
}
