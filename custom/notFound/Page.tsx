import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { useConsole } from '#kit/context/ConsoleContext.ts'
import { EmptyState } from '#kit/layoutParts/EmptyState.tsx'
import { dashboardPath } from '#kit/routes/paths.ts'

/** /pages/errors/error-404 (specification section 2). */
export function NotFoundPage() {
  const translate = useTranslate()
  const { product } = useConsole()
  return (
    <EmptyState
      title={translate('shell.notFoundTitle')}
      actions={
        <Button variant="contained" component={Link} to={dashboardPath(product)}>
          {translate('shell.toDashboard')}
        </Button>
      }
    >
      {translate('shell.notFoundText')}
    </EmptyState>
  )
}
