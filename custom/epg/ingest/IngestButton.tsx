import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useMissingRights } from '#kit/parts/why/useMissingRights.ts'
import { WhyNot } from '#kit/parts/why/WhyNot.tsx'

/** What taking a guide in needs: making airings, and changing those that stand. */
export const INGEST_RIGHTS = [
  { page: 'epg', action: 'create' },
  { page: 'epg', action: 'update' },
] as const

type IngestButtonProps = { onClick: () => void; variant?: 'contained' | 'outlined'; size?: 'small' | 'medium' }

/** Opens the dialog that takes a guide in. */
export function IngestButton({ onClick, ...look }: IngestButtonProps) {
  const translate = useTranslate()
  return (
    <WhyNot why={useMissingRights(INGEST_RIGHTS)}>
      {(off) => (
        <Button {...look} startIcon={<Icon name="download" size="small" />} onClick={onClick} {...off}>
          {translate('ingestion.ingest')}
        </Button>
      )}
    </WhyNot>
  )
}
