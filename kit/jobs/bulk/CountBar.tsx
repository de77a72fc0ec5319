import { styled } from '@mui/material/styles'
import type { CountKind, CountPart } from '#kit/parts/format/countsOf.ts'

const COLOR: Readonly<Record<CountKind, string>> = {
  create: 'var(--mui-palette-status-future-solid)',
  change: 'var(--mui-palette-status-published-solid)',
  same: 'var(--mui-palette-text-tertiary)',
  fail: 'var(--mui-palette-status-error-solid)',
}

const Bar = styled('div')({
  display: 'flex',
  gap: 2,
  blockSize: 6,
  borderRadius: 3,
  overflow: 'hidden',
  background: 'var(--mui-palette-surface-pressed)',
  '& > span': { minInlineSize: 3 },
})

type CountBarProps = {
  parts: readonly CountPart[]
  /** Of how many: what is not known yet stays empty. */
  count: number
  /** The same in words. */
  label: string
}

/** Shares of titles side by side; the numbers stand in words beside it. */
export function CountBar({ parts, count, label }: CountBarProps) {
  const left = Math.max(0, count - parts.reduce((sum, part) => sum + part.count, 0))
  return (
    <Bar role="img" aria-label={label}>
      {parts.map((part) => (
        <span key={part.kind} style={{ flexGrow: part.count, flexBasis: 0, background: COLOR[part.kind] }} />
      ))}
      {left > 0 && <span style={{ flexGrow: left, flexBasis: 0 }} />}
    </Bar>
  )
}

const Swatch = styled('span')({ inlineSize: 8, blockSize: 8, borderRadius: 2, flex: 'none' })

export function CountSwatch({ kind }: { kind: CountKind }) {
  return <Swatch aria-hidden="true" style={{ background: COLOR[kind] }} />
}
