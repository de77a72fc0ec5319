import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import { useTranslate } from 'ra-core'
import { Link, useLocation, useNavigate } from 'react-router'
import { useCommandList } from '#kit/parts/commands/useCommandList.ts'
import { useRunCommand } from '#kit/parts/commands/usePerform.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { EmptyState } from '#kit/parts/layoutParts/EmptyState.tsx'
import { dashboardPath } from '#kit/parts/routes/paths.ts'
import { closestPages } from './closestPages.ts'

const SUGGESTED = 4
/** The first entry of a history has this key: there is nothing of ours before it. */
const FIRST = 'default'

/** /pages/errors/error-404 (specification section 2): which address it was, and which pages it may have meant. */
export function NotFoundPage() {
  const translate = useTranslate()
  const navigate = useNavigate()
  const run = useRunCommand()
  const { product } = useConsole()
  const { state, key } = useLocation() as { state: unknown; key: string }
  const from = (state as { from?: unknown } | null)?.from
  const address = typeof from === 'string' ? from : undefined
  const pages = useCommandList().flatMap((one) =>
    one.group === 'pages' && 'to' in one.act && one.why === undefined ? [{ ...one, to: one.act.to }] : [],
  )
  const near = address === undefined ? [] : closestPages(address, pages, SUGGESTED)
  return (
    <EmptyState
      title={translate('shell.notFoundTitle')}
      actions={
        <>
          <Button variant="contained" component={Link} to={dashboardPath(product)}>
            {translate('shell.toDashboard')}
          </Button>
          <Button onClick={() => run('console.palette')}>{translate('errorPages.notFound.find')}</Button>
          {key !== FIRST && address === undefined && (
            <Button onClick={() => void navigate(-1)}>{translate('errorPages.notFound.back')}</Button>
          )}
        </>
      }
    >
      {translate('shell.notFoundText')}
      {address !== undefined && (
        <Box component="p" sx={{ margin: '8px 0 0', overflowWrap: 'anywhere' }}>
          {translate('errorPages.notFound.address')} <code>{address}</code>
        </Box>
      )}
      {near.length > 0 && (
        <Box component="nav" aria-label={translate('errorPages.notFound.near')} sx={{ marginBlockStart: 3 }}>
          {translate('errorPages.notFound.near')}{' '}
          {near.map(({ id, label, to }, place) => (
            <span key={id}>
              {place > 0 && ' · '}
              <MuiLink component={Link} to={to}>
                {label}
              </MuiLink>
            </span>
          ))}
        </Box>
      )}
    </EmptyState>
  )
}
