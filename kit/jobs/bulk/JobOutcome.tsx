import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import type { JobDetail } from '#contract/schemas/bulk.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { IconName } from '#kit/parts/icons/paths.ts'
import { CountBar } from './CountBar.tsx'
import { countParts } from '#kit/parts/format/countsOf.ts'
import { failureWords } from './failureWords.ts'
import { useCountWords } from '#kit/parts/format/useCountWords.ts'

type Look = { icon: IconName; color: string }
const DONE: Look = { icon: 'check', color: 'status.published.on' }
const PARTLY: Look = { icon: 'triangle', color: 'status.warning.on' }
const FAILED: Look = { icon: 'octagon', color: 'status.error.on' }

/** How a job ended, in a sentence with its sign and the shares. */
export function JobOutcome({ job }: { job: JobDetail }) {
  const { icon, color } = lookOf(job)
  const words = useOutcomeWords(job)
  const parts = countParts({ change: job.success, fail: job.failure })
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box role="status" sx={{ display: 'flex', alignItems: 'flex-start', gap: '8px', typography: 'bodyStrong' }}>
        <Box component="span" sx={{ display: 'flex', paddingBlockStart: '2px', color }}>
          <Icon name={icon} />
        </Box>
        {words}
      </Box>
      {job.count > 0 && <CountBar parts={parts} count={job.count} label={words} />}
    </Box>
  )
}

function lookOf({ status, success, failure }: JobDetail): Look {
  if (status === 'active') return DONE
  if (status === 'inactive' || (success > 0 && failure > 0)) return PARTLY
  return FAILED
}

function useOutcomeWords({ kind, status, count, success, failure, code, description }: JobDetail): string {
  const translate = useTranslate()
  const format = useFormat()
  const { counted } = useCountWords()
  const done = format.number(success)
  if (status === 'inactive' && success === 0) return translate('bulk.run.cancelledFirst')
  if (status === 'inactive') return translate('bulk.run.cancelled', { done, count: format.number(count) })
  if (status === 'active') return counted(kind === 'undo' ? 'bulk.run.undone' : 'bulk.run.done', success)
  if (success + failure < count)
    return code !== undefined || description
      ? failureWords({ code, description }, translate)
      : translate('bulk.run.gaveUp')
  if (success === 0) return translate('bulk.run.none')
  return translate('bulk.run.some', { done, failed: format.number(failure) })
}
