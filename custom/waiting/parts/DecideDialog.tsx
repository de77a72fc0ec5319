import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useLocale, useTranslate } from 'ra-core'
import { useState } from 'react'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { interfaceLanguage, textIn } from '#contract/values/languages.ts'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { JobRun } from '#kit/jobs/bulk/JobRun.tsx'
import type { ApprovalVerb } from '#kit/record/actions/useApproval.ts'
import { verbKey } from '#kit/record/actions/verbKey.ts'
import { useDecisionJobs } from '../useDecisionJobs.ts'

const Titles = styled('ul')({
  margin: '4px 0 12px',
  padding: '4px 12px',
  listStyle: 'none',
  maxBlockSize: 220,
  overflow: 'auto',
  borderRadius: 4,
  background: 'var(--mui-palette-surface-well)',
  '& > li': { minBlockSize: 28, display: 'flex', alignItems: 'center' },
})
const TypeName = styled('h3')({ margin: 0, fontSize: 13, lineHeight: '20px' })

type DecideDialogProps = {
  verb: ApprovalVerb
  rows: readonly ContentRow[]
  /** All jobs have ended. */
  onEnded: () => void
  onClose: () => void
}

/** What is decided about which titles; then the job of each type, with what became of every title that failed. */
export function DecideDialog({ verb, rows, onEnded, onClose }: DecideDialogProps) {
  const translate = useTranslate()
  const locale = useLocale()
  // Rows of the list come and go meanwhile: the question is about those that were chosen.
  const [asked] = useState(rows)
  const { groups, runs, phase, start, next, follow } = useDecisionJobs(verb, asked, onEnded)
  const words = translate(verbKey(verb))
  const isBetween = phase === 'runs' && runs.length < groups.length
  return (
    <SharedDialog
      open
      title={translate('table.selection.willDo', { verb: words, smart_count: asked.length })}
      onClose={onClose}
      cancelLabel={translate(
        phase === 'asks' ? 'actions.cancel' : isBetween ? 'dashboard.approval.stop' : 'actions.close',
      )}
      {...(phase === 'asks' ? { onOk: start, okLabel: words } : {})}
    >
      {phase === 'asks' && (
        <>
          <p style={{ marginBlockStart: 0 }}>
            {translate(`dashboard.approval.${verb === 'approve' ? 'willApprove' : 'willReturn'}`)}
          </p>
          {groups.map(({ type, rows: titles }) => (
            <section key={type.type}>
              <TypeName>{textIn(type.labels.many, interfaceLanguage(locale))}</TypeName>
              <Titles>
                {titles.map((row) => (
                  <li key={row.id}>{titleOf(row, locale) || translate('list.untitled')}</li>
                ))}
              </Titles>
            </section>
          ))}
        </>
      )}
      {runs.map((run, at) => (
        <Box component="section" key={run.type.type} sx={{ display: 'grid', gap: 2, marginBlockEnd: 4 }}>
          <TypeName>{textIn(run.type.labels.many, interfaceLanguage(locale))}</TypeName>
          {'job' in run ? (
            <JobRun
              key={run.job}
              id={run.job}
              onFollow={(job) => follow(at, job)}
              onEnded={() => next(at)}
              showsFailures
            />
          ) : (
            <CallError error={run.error} />
          )}
        </Box>
      ))}
      {isBetween && (
        <Box sx={{ typography: 'meta', color: 'text.secondary' }}>{translate('dashboard.approval.next')}</Box>
      )}
    </SharedDialog>
  )
}
