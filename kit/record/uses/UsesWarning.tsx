import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useTranslate } from 'ra-core'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { UsesList } from './UsesList.tsx'
import type { UsesQuestion } from './useUses.ts'
import { useUses } from './useUses.ts'

type UsesWarningProps = {
  question: UsesQuestion
  /** How many titles are meant, where they are a filter. */
  chosen?: number | undefined
}

/** Asks and shows what a verb would break. It never holds anybody up: where the answer fails, that is said. */
export function UsesWarning({ question, chosen }: UsesWarningProps) {
  const translate = useTranslate()
  const { data, error, isPending, fetchStatus } = useUses(question)
  if (data) return <UsesList uses={data} {...(chosen !== undefined && { chosen })} />
  if (error)
    return (
      <Box role="status" sx={{ display: 'flex', gap: 2, typography: 'meta', color: 'text.secondary' }}>
        <Icon name="info" size="small" />
        {translate('uses.failed')}
      </Box>
    )
  if (!isPending || fetchStatus === 'idle') return null
  return (
    <Box role="status" aria-label={translate('uses.looking')} sx={{ display: 'grid', gap: 1 }}>
      <Skeleton width="60%" height={18} />
      <Skeleton variant="rounded" height={44} />
    </Box>
  )
}
