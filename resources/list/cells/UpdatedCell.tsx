import { styled } from '@mui/material/styles'
import { Time } from '#kit/format/Time.tsx'
import type { CellProps } from './cellProps.ts'

const Who = styled('div')({
  fontSize: 11,
  lineHeight: '14px',
  color: 'var(--mui-palette-text-tertiary)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
})

/** When it was last changed, over who did it. */
export function UpdatedCell({ row }: CellProps) {
  return (
    <>
      <Time value={row.ut} />
      <Who title={row.uun ?? row.uu}>{row.uun ?? row.uu}</Who>
    </>
  )
}
