import { styled } from '@mui/material/styles'
import type { ListTally } from '#contract/registry/dashboard.ts'
import { TallyLink } from './TallyLink.tsx'

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 10,
  fontSize: 12,
  lineHeight: '18px',
  color: 'var(--mui-palette-text-tertiary)',
})

/** Several lists under one word: 'To approve: 3 Movies, 2 TV Episodes'. */
export function NamedLists({ title, lists }: { title: string; lists: readonly ListTally[] }) {
  return (
    <Line>
      <span>{title}</span>
      {lists.map((tally) => (
        <TallyLink key={tally.type} tally={tally} named />
      ))}
    </Line>
  )
}
