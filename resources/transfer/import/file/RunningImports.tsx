import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useTranslate } from 'ra-core'
import { Link as RouterLink } from 'react-router'
import type { JobEntry } from '#contract/values/jobs.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Time } from '#kit/parts/format/Time.tsx'
import { JobProgress } from '#kit/jobs/JobProgress.tsx'

/** The way back to imports that run. */
export function RunningImports({ jobs }: { jobs: readonly JobEntry[] }) {
  const translate = useTranslate()
  const format = useFormat()
  if (jobs.length === 0) return null
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2 }}>
      <Box component="h2" sx={{ typography: 'subtitle2', margin: 0 }}>
        {translate('transfer.file.running')}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2 }}>
        {jobs.map((job) => (
          <Box
            component="li"
            key={job.id}
            sx={{ display: 'grid', gridTemplateColumns: 'minmax(0,1fr) 160px', gap: '2px 16px', alignItems: 'center' }}
          >
            <Link component={RouterLink} to={{ search: `?job=${encodeURIComponent(job.id)}` }}>
              {translate('transfer.progress', {
                done: format.number(job.success + job.failure),
                count: format.number(job.count),
              })}
            </Link>
            <JobProgress job={job} />
            <Box sx={{ typography: 'meta', color: 'text.tertiary' }}>
              <Time value={job.ct} />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
