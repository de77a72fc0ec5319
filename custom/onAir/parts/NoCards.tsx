import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { EmptyState } from '#kit/parts/layoutParts/EmptyState.tsx'

/** No card to show: because of the filters, or because there is no channel. */
export function NoCards({ hasChannels, onAll }: { hasChannels: boolean; onAll: () => void }) {
  const translate = useTranslate()
  if (!hasChannels)
    return (
      <EmptyState icon="broadcast" title={translate('airBoard.noChannels')}>
        {translate('airBoard.noChannelsText')}
      </EmptyState>
    )
  return (
    <EmptyState
      icon="filter"
      title={translate('airBoard.noMatch')}
      actions={<Button onClick={onAll}>{translate('airBoard.showAll')}</Button>}
    >
      {translate('airBoard.noMatchText')}
    </EmptyState>
  )
}
