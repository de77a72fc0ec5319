import { useTranslate } from 'ra-core'
import { Panel } from '#custom/dashboard/parts/Panel.tsx'
import { PanelEnd, PanelItem, PanelQuiet, PanelWords } from '#custom/dashboard/parts/panelParts.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import type { JobEntry } from '#contract/values/jobs.ts'
import { useConsole } from '#kit/context/ConsoleContext.ts'
import { useFormat } from '#kit/format/FormatProvider.tsx'
import { Icon } from '#kit/icons/Icon.tsx'
import { itemPath } from '#kit/routes/paths.ts'
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
  const { types, product } = useConsole()
  const type = types.find((one) => one.type === job.cty)
  const title = titleOf(job, format.settings.language)
  const words = (
    <>
      <Icon name="refresh" />
      <PanelWords>
        <span>{translate(`jobs.kinds.${job.kind}`)}</span>
        <PanelQuiet title={title}>{title || translate('list.untitled')}</PanelQuiet>
      </PanelWords>
      <PanelEnd>
        {format.number(job.success)}/{format.number(job.count)}
      </PanelEnd>
    </>
  )
  if (!type || !title) return <div>{words}</div>
  return <PanelItem to={itemPath(product, type, job.doc)}>{words}</PanelItem>
}
