import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { ListSkeleton } from '#kit/parts/layoutParts/ListSkeleton.tsx'
import { ConversionLine } from '#kit/record/liveToVod/ConversionLine.tsx'
import { CONVERSION_PAGE, useConversions } from '#kit/record/liveToVod/useConversions.ts'

/** Every conversion of one's products, newest first, page by page. */
export function AllConversions({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const [page, setPage] = useState(1)
  const conversions = useConversions(undefined, page)
  const { rows, count, error, isPending, reload } = conversions
  const last = Math.max(1, Math.ceil(count / CONVERSION_PAGE))
  return (
    <SharedDialog
      open
      isPlain
      title={translate('liveToVod.all')}
      cancelLabel={translate('actions.close')}
      onClose={onClose}
    >
      <Hint>{translate('liveToVod.which')}</Hint>
      {isPending && <ListSkeleton rows={3} artwork={false} />}
      {error && <CallError error={error} onRetry={reload} />}
      {!error && !isPending && count === 0 && <p>{translate('liveToVod.none')}</p>}
      <List>
        {rows.map((conversion) => (
          <ConversionLine key={conversion.id} conversion={conversion} conversions={conversions} />
        ))}
      </List>
      {last > 1 && (
        <>
          <Button size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {translate('liveToVod.newer')}
          </Button>{' '}
          <Button size="small" disabled={page === last} onClick={() => setPage(page + 1)}>
            {translate('liveToVod.older')}
          </Button>
        </>
      )}
    </SharedDialog>
  )
}

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, minBlockSize: 40 })
const Hint = styled('p')({ margin: '0 0 8px', fontSize: 12, color: 'var(--mui-palette-text-secondary)' })
