import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import type { JobDetail } from '#contract/schemas/bulk.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { useConsole, useTypeSummary } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { itemPath } from '#kit/parts/routes/paths.ts'
import { Part } from './panelStyles.ts'

/** The one title of a job that has no more, with the way to it. */
export function JobTitle({ job }: { job: JobDetail }) {
  const translate = useTranslate()
  const { language } = useFormat().settings
  const { product } = useConsole()
  const type = useTypeSummary(job.cty)
  const name = titleOf({ lon: job.lon }, language)
  return (
    <Part>
      <h3>{translate('jobCentre.filters.title')}</h3>
      {type && name ? (
        <Link to={itemPath(product, type, job.doc)} style={{ color: 'var(--mui-palette-accent-text)' }}>
          {name}
        </Link>
      ) : (
        translate('jobCentre.items.hidden')
      )}
    </Part>
  )
}
