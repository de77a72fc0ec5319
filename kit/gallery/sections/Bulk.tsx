import Box from '@mui/material/Box'
import { ChangeExamples } from '#kit/jobs/bulk/ChangeExamples.tsx'
import { DryRunSummary } from '#kit/jobs/bulk/DryRunSummary.tsx'
import { FailureList } from '#kit/jobs/bulk/FailureList.tsx'
import { JobOutcome } from '#kit/jobs/bulk/JobOutcome.tsx'
import type { FieldWords } from '#kit/record/changes/useFieldWords.ts'
import { Specimen } from '../Specimen.tsx'

const lon = (n: string) => [{ lang: 'en' as const, n }]

/** Names and values as they stand: the gallery has no type document. */
const words: FieldWords = {
  field: (pointer) => ({ name: pointer.slice(1), schema: undefined, lang: undefined }),
  value: (_pointer, value) => (value === undefined ? undefined : [value].flat().join(', ')),
}

const EXAMPLES = [
  {
    key: '1',
    lon: lon('Monsoon Harbour'),
    changes: [
      { field: '/Genres', before: ['Drama'], after: ['Drama', 'Mystery'] },
      { field: '/Licence ends', before: '31 Jan 2028', after: '30 Apr 2028' },
    ],
  },
  {
    key: '2',
    lon: lon('The Harbor Pilot'),
    changes: [{ field: '/Name', before: 'The Harbor Pilot', after: 'The Harbour Pilot' }],
  },
]
const FAILURES = [
  { key: '3', lon: lon('Night School'), code: 90010410 },
  { key: '4', lon: lon('Opening Night'), code: 90010411 },
]
const JOB = {
  id: '',
  cty: 'movie',
  doc: '',
  lon: [],
  ia: [],
  by: { uid: '', name: '' },
  ct: '',
  ut: '',
  failureKeys: [],
  steps: [],
  what: {},
  retryable: false,
  cancellable: false,
  undoable: false,
}

/** What would become of many titles, and how their jobs ended. */
export function Bulk() {
  return (
    <>
      <Specimen of="DryRunSummary">
        <Box sx={{ width: 420, display: 'grid', gap: 5 }}>
          <DryRunSummary count={12_300} looked={12_300} counts={{ change: 8120, same: 4100, fail: 80 }} />
          <DryRunSummary count={100_000} looked={8000} counts={{ create: 120, change: 7880 }} />
          <DryRunSummary count={3} looked={3} counts={{ same: 3 }} />
        </Box>
      </Specimen>
      <Specimen of="ChangeExamples, FailureList">
        <Box sx={{ width: 420, display: 'grid', gap: 5 }}>
          <ChangeExamples examples={EXAMPLES} words={words} />
          <FailureList failures={FAILURES} count={80} />
        </Box>
      </Specimen>
      <Specimen of="JobOutcome">
        <Box sx={{ width: 420, display: 'grid', gap: 5 }}>
          <JobOutcome job={{ ...JOB, kind: 'bulkUpdate', status: 'active', count: 80, success: 80, failure: 0 }} />
          <JobOutcome job={{ ...JOB, kind: 'bulkUpdate', status: 'failed', count: 80, success: 77, failure: 3 }} />
          <JobOutcome job={{ ...JOB, kind: 'bulkUpdate', status: 'inactive', count: 80, success: 40, failure: 0 }} />
          <JobOutcome job={{ ...JOB, kind: 'undo', status: 'active', count: 80, success: 80, failure: 0 }} />
        </Box>
      </Specimen>
    </>
  )
}
