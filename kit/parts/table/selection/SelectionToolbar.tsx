import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { onRaised } from '../../theme/raised.ts'

const Bar = styled('div')({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
  minBlockSize: 48,
  // Where it takes two lines they keep off its edges.
  paddingBlock: 6,
  margin: '0 12px 8px',
  paddingInline: '16px 8px',
  borderRadius: 6,
  background: 'var(--mui-palette-background-raised)',
  boxShadow: 'var(--mui-shadows-4)',
  ...onRaised,
})

type SelectionToolbarProps = {
  children: ReactNode
  /** Absent where nothing is chosen yet. */
  onClear?: (() => void) | undefined
  /** Px that it keeps off either side, where its neighbours keep off as much. */
  inset?: number
}

/** The bar between table and pager while rows are chosen (looks section 5): what can be done, and how to let go. */
export function SelectionToolbar({ children, onClear, inset }: SelectionToolbarProps) {
  const translate = useTranslate()
  const clear = translate('table.selection.clear')
  return (
    <Bar role="toolbar" aria-label={translate('table.selection.bar')} style={{ marginInline: inset }}>
      {children}
      <span style={{ flex: 1 }} />
      {onClear && (
        <IconButton size="small" onClick={onClear} aria-label={clear} title={clear}>
          <Icon name="close" />
        </IconButton>
      )}
    </Bar>
  )
}
