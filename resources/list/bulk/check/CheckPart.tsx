import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { useTranslate } from 'ra-core'
import { useEffect, useId, useRef } from 'react'
import { ChangeExamples } from '#kit/jobs/bulk/ChangeExamples.tsx'
import { countsOfDryRun } from '#kit/parts/format/countsOf.ts'
import { DryRunSummary } from '#kit/jobs/bulk/DryRunSummary.tsx'
import { FailureList } from '#kit/jobs/bulk/FailureList.tsx'
import type { FieldWords } from '#kit/record/changes/useFieldWords.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { Check } from './useDryRun.ts'

type CheckPartProps = {
  check: Check
  /** What was checked is what would be done now. */
  isFresh: boolean
  words: FieldWords
  pathOf: (key: string) => string
  onRetry: () => void
}

/** What the change would do, before anything is done. */
export function CheckPart({ check, isFresh, words, pathOf, onRetry }: CheckPartProps) {
  const translate = useTranslate()
  const id = useId()
  const head = useRef<HTMLHeadingElement>(null)
  // The answer comes below the changes: it is brought into view, without taking the focus.
  useEffect(() => {
    if (check.state === 'done' || check.state === 'failed') head.current?.scrollIntoView?.({ block: 'start' })
  }, [check])
  if (check.state === 'none')
    return (
      <Box sx={{ display: 'flex', gap: 2, typography: 'meta', color: 'text.secondary' }}>
        <Icon name="info" size="small" />
        {translate('bulk.check.first')}
      </Box>
    )
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 3 }}>
      <Box component="h3" id={id} ref={head} sx={{ typography: 'subtitle2', margin: 0 }}>
        {translate('bulk.check.title')}
      </Box>
      {check.state === 'asking' && <LinearProgress aria-label={translate('bulk.check.checking')} />}
      {check.state === 'failed' && <CallError error={check.error} onRetry={onRetry} />}
      {check.state === 'done' && (
        <>
          {!isFresh && (
            <Box role="status" sx={{ display: 'flex', gap: 2, typography: 'meta', color: 'status.warning.on' }}>
              <Icon name="triangle" size="small" />
              {translate('bulk.check.stale')}
            </Box>
          )}
          <DryRunSummary
            count={check.result.count}
            looked={check.result.looked}
            counts={countsOfDryRun(check.result)}
          />
          <FailureList failures={check.result.wouldFail} count={check.result.failures} words={words} pathOf={pathOf} />
          <ChangeExamples examples={check.result.examples} words={words} pathOf={pathOf} />
        </>
      )}
    </Box>
  )
}
