import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { dashboardPath } from '#kit/parts/routes/paths.ts'
import { FaultReport } from './FaultReport.tsx'

/** /pages/errors/error-500: what a screen hands over with the address, or that something failed. */
export function ServerErrorPage() {
  const translate = useTranslate()
  const { product } = useConsole()
  const { state, pathname } = useLocation() as { state: unknown; pathname: string }
  const { error, from } = (typeof state === 'object' && state !== null ? state : {}) as {
    error?: unknown
    from?: unknown
  }
  const [at] = useState(() => new Date().toISOString())
  const address = typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : pathname
  return (
    <FaultReport
      error={error ?? new Error(translate('errors.requestFailed'))}
      address={address}
      at={at}
      onReload={() => window.location.assign(address === pathname ? dashboardPath(product) : address)}
      actions={
        <Button size="small" component={Link} to={dashboardPath(product)}>
          {translate('shell.toDashboard')}
        </Button>
      }
    />
  )
}
