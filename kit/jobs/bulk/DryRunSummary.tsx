import Box from '@mui/material/Box'
import { CountBar, CountSwatch } from './CountBar.tsx'
import type { Counts } from '#kit/parts/format/countsOf.ts'
import { countParts } from '#kit/parts/format/countsOf.ts'
import type { Counted } from '#kit/parts/format/useCountWords.ts'
import { useCountWords } from '#kit/parts/format/useCountWords.ts'

type DryRunSummaryProps = {
  /** Titles that are meant. */
  count: number
  /** Titles that were gone through in the time that there was. */
  looked: number
  counts: Counts
  of?: Counted
}

/** What would become of the titles: one sentence, a bar, and every number with its word. */
export function DryRunSummary({ count, looked, counts, of }: DryRunSummaryProps) {
  const words = useCountWords(of)
  const parts = countParts(counts)
  const isPart = looked < count
  const sentence = words.checked({ count, looked, parts })
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box role="status" sx={{ typography: 'bodyStrong' }}>
        {sentence}
      </Box>
      <CountBar parts={parts} count={looked} label={sentence} />
      <Box
        component="ul"
        sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexWrap: 'wrap', gap: '4px 16px' }}
      >
        {parts.map((part) => (
          <Box
            component="li"
            key={part.kind}
            sx={{ display: 'flex', alignItems: 'center', gap: '6px', typography: 'meta', color: 'text.secondary' }}
          >
            <CountSwatch kind={part.kind} />
            {words.part(part)}
          </Box>
        ))}
      </Box>
      {isPart && <Box sx={{ typography: 'meta', color: 'text.secondary' }}>{words.looked(looked, count)}</Box>}
    </Box>
  )
}
