import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { EmptyState } from '#kit/parts/layoutParts/EmptyState.tsx'

/** Whoever may see every product cannot be shown any while none are known: what happened, and trying again. */
export function ProductsFailed() {
  const translate = useTranslate()
  const queries = useQueryClient()
  return (
    <main style={{ minBlockSize: '100dvh', display: 'grid', placeContent: 'center' }}>
      <EmptyState
        title={translate('errors.fetchProducts')}
        actions={
          <Button onClick={() => void queries.invalidateQueries({ queryKey: ['product'] })}>
            {translate('actions.tryAgain')}
          </Button>
        }
      />
    </main>
  )
}
