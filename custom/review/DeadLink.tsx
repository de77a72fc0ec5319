import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import type { ApiError } from '#kit/parts/context/providerTypes.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { EmptyState } from '#kit/parts/layoutParts/EmptyState.tsx'

type DeadLinkProps = { error: ApiError; onRetry: () => void; onSignIn: (() => void) | undefined }

/** A link that opens nothing, for whatever reason: why is nobody's business who was not told the link. */
export function DeadLink({ error, onRetry, onSignIn }: DeadLinkProps) {
  const translate = useTranslate()
  const isBusy = error.status === 429
  const isDead = error.status === 404 || error.status === 400 || error.status === 422
  return (
    <main style={{ minBlockSize: '100dvh', display: 'grid', placeItems: 'center' }}>
      {isBusy || isDead ? (
        <EmptyState
          icon={isBusy ? 'clock' : 'link'}
          titleAs="h1"
          title={translate(isBusy ? 'review.page.busyTitle' : 'review.page.deadTitle')}
          actions={
            isBusy ? (
              <Button onClick={onRetry}>{translate('actions.tryAgain')}</Button>
            ) : (
              onSignIn && <Button onClick={onSignIn}>{translate('review.page.signIn')}</Button>
            )
          }
          note={!isBusy && onSignIn && translate('review.page.account')}
        >
          {translate(isBusy ? 'review.page.busy' : 'review.page.dead')}
        </EmptyState>
      ) : (
        <CallError title={translate('review.page.failedTitle')} error={error} onRetry={onRetry} />
      )}
    </main>
  )
}
