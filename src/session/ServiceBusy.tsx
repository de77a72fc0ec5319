import { useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import { BootRefused } from '#authProvider/boot.ts'
import { SignInRefused } from '#authProvider/signInErrors.ts'
import { isApiError } from '#dataProvider/apiError.ts'
import { EmptyState } from '#kit/parts/layoutParts/EmptyState.tsx'

/** A service that does not say when to come back is asked after so many seconds. */
const WAIT_S = 15

/** In how many seconds to ask again, of an answer that too many have asked (429); undefined of any other. */
export function busySeconds(error: unknown, now = Date.now()): number | undefined {
  if (error instanceof BootRefused && error.status === 429)
    return error.backAt === undefined ? WAIT_S : Math.max(1, Math.ceil((error.backAt - now) / 1_000))
  const isBusy = (isApiError(error) || error instanceof SignInRefused) && error.status === 429
  return isBusy ? (error.retryAfterS ?? WAIT_S) : undefined
}

type ServiceBusyProps = { seconds: number; onRetry: () => void; isAsking?: boolean }

/** Too many ask at once: says so, and asks again by itself once the seconds are over. */
export function ServiceBusy({ seconds, onRetry, isAsking = false }: ServiceBusyProps) {
  const translate = useTranslate()
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => {
      setLeft(left - 1)
      if (left === 1) onRetry()
    }, 1_000)
    return () => clearTimeout(timer)
  }, [left, onRetry])
  return (
    <main style={{ minBlockSize: '100dvh', display: 'grid', placeItems: 'center' }}>
      <EmptyState icon="clock" title={translate('shell.busy')} titleAs="h1">
        <span role="timer">
          {left > 0 && !isAsking
            ? translate('shell.busyText', { smart_count: left, count: left })
            : translate('shell.busyAsking')}
        </span>
      </EmptyState>
    </main>
  )
}
