import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { EmptyState } from '#kit/parts/layoutParts/EmptyState.tsx'

/** Nothing is searched for yet: what can be, and the way into the field. */
export function Invitation() {
  const translate = useTranslate()
  return (
    <div style={{ paddingBlockStart: '12vh' }}>
      <EmptyState
        icon="search"
        title={translate('search.start')}
        actions={
          <Button
            variant="contained"
            onClick={() => document.querySelector<HTMLElement>('[data-global-search]')?.focus()}
          >
            {translate('search.startKey')}
          </Button>
        }
      >
        {translate('search.startHint')}
      </EmptyState>
    </div>
  )
}
