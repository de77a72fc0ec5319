import { useTranslate } from 'ra-core'
import { Panel } from '#custom/dashboard/parts/Panel.tsx'
import { PanelEnd, PanelItem, PanelQuiet, PanelWords } from '#custom/dashboard/parts/panelParts.ts'
import type { JobEntry } from '#contract/values/jobs.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { jobPath } from '#kit/jobs/jobPath.ts'
import { jobIcon, useJobWords } from '#kit/jobs/useJobWords.ts'
import { useRunningJobs } from './useRunningJobs.ts'

/** One's own jobs that are under way, with how far they have come. */
export function QuickJobs() {
  const translate = useTranslate()
  const { data, isError, refetch } = useRunningJobs()
  return (
    <Panel
      title={translate('palette.quick.jobs')}
      count={data?.count ?? 0}
      tone="accent"
      empty={translate('palette.quick.jobsNone')}
      failed={isError}
      onRetry={() => void refetch()}
    >
      <div>
        {data?.rows.map((job) => (
          <JobLine key={job.id} job={job} />
        ))}
      </div>
    </Panel>
  )
}

function JobLine({ job }: { job: JobEntry }) {
  const translate = useTranslate()
  const format = useFormat()
  const { may } = useConsole()
  const jobWords = useJobWords()
  const about = jobWords.about(job) || translate('list.untitled')
  const words = (
    <>
      <Icon name={jobIcon(job.kind)} />
      <PanelWords>
        <span>{jobWords.kind(job.kind)}</span>
        <PanelQuiet title={about}>{about}</PanelQuiet>
      </PanelWords>
      <PanelEnd>
        {translate('jobs.progress', { done: format.number(job.success), count: format.number(job.count) })}
      </PanelEnd>
    </>
  )
  return may('cp_notification', 'view') ? <PanelItem to={jobPath(job.id)}>{words}</PanelItem> : <div>{words}</div>
}
