import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { JobDetail, JobStep } from '#contract/schemas/bulk.ts'
import { Time } from '#kit/parts/format/Time.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { IconName } from '#kit/parts/icons/paths.ts'
import { Lines, Part } from './panelStyles.ts'

const GLYPHS: Readonly<Record<JobStep['step'], IconName>> = {
  asked: 'send',
  collected: 'list',
  begun: 'play',
  written: 'edit',
  ended: 'check',
  cancelled: 'close',
  retried: 'refresh',
  undone: 'undo',
}

const Step = styled('li')({
  '& > .when': { marginInlineStart: 'auto', whiteSpace: 'nowrap', fontSize: 12, fontVariantNumeric: 'tabular-nums' },
  '& .quiet, & > .when': { color: 'var(--mui-palette-text-tertiary)' },
})

/** What the job went through, in order. */
export function JobSteps({ job }: { job: JobDetail }) {
  const translate = useTranslate()
  if (job.steps.length === 0) return null
  return (
    <Part>
      <h3>{translate('jobCentre.steps.title')}</h3>
      <Lines as="ol">
        {job.steps.map(({ step, at, by }) => (
          <Step key={`${step} ${at}`}>
            <Icon name={GLYPHS[step] ?? 'dot'} size="small" />
            <span>
              {translate(`jobCentre.steps.${step}`, { _: step })}{' '}
              {by && <span className="quiet">{translate('jobCentre.steps.by', { name: by })}</span>}
            </span>
            <span className="when">
              <Time value={at} />
            </span>
          </Step>
        ))}
      </Lines>
    </Part>
  )
}
