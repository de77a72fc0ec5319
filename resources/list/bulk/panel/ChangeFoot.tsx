import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import type { DryRun } from '#contract/schemas/bulk.ts'
import type { Why } from '#kit/parts/why/why.ts'
import { WhyNot } from '#kit/parts/why/WhyNot.tsx'
import type { BulkChange } from '../useBulkChange.ts'

type ChangeFootProps = {
  change: BulkChange
  /** What the change lacks before it can be checked. */
  why: Why | undefined
  /** Says what starts, for so many titles. */
  startLabel: (count: number, isAtMost: boolean) => string
  isDestructive?: boolean
  children?: ReactNode
}

/** One way on: the check, and once that has been seen as things are, the change itself. */
export function ChangeFoot({ change, why, startLabel, isDestructive = false, children }: ChangeFootProps) {
  const translate = useTranslate()
  const { check, isFresh, ask, start, isStarting } = change
  const result = isFresh && check.state === 'done' ? check.result : undefined
  const idle = result && changing(result) === 0 ? { words: translate('bulk.why.nothing') } : undefined
  // What is off has its reason beside it in words (looks section 4).
  const lack = result ? idle?.words : why?.words
  return (
    <>
      {children}
      {result ? (
        <WhyNot why={idle}>
          {(off) => (
            <Button
              variant="contained"
              color={isDestructive ? 'error' : 'primary'}
              loading={isStarting}
              onClick={start}
              {...off}
            >
              {startLabel(changing(result), result.looked < result.count)}
            </Button>
          )}
        </WhyNot>
      ) : (
        <WhyNot why={why}>
          {(off) => (
            <Button variant="contained" loading={check.state === 'asking'} onClick={ask} {...off}>
              {translate(check.state === 'done' ? 'bulk.check.again' : 'bulk.check.start')}
            </Button>
          )}
        </WhyNot>
      )}
      {lack && <Box sx={{ typography: 'meta', color: 'text.secondary' }}>{lack}</Box>}
      {result && (
        <Button variant="text" onClick={ask}>
          {translate('bulk.check.again')}
        </Button>
      )}
    </>
  )
}

/** Titles that the change would touch; of those that nobody has looked at yet every one may be. */
const changing = ({ count, looked, wouldChange }: DryRun) => wouldChange + Math.max(0, count - looked)
