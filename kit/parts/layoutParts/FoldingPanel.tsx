import { styled, useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState, type ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { onRaised } from '../theme/raised.ts'
import { FoldedButtons } from './FoldedButtons.ts'
import { PanelPlace, SidePanel } from './SidePanel.ts'

type FoldingPanelProps = {
  label: string
  /** What stands for it in the strip. */
  icon: Parameters<typeof Icon>[0]['name']
  /** Its size where it is not folded. */
  inlineSize: number
  children: ReactNode
}

/** A panel beside the work; in narrow windows a strip that it slides out of, over the work, until Escape. */
export function FoldingPanel({ label, icon, inlineSize, children }: FoldingPanelProps) {
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('lg'), { noSsr: true })
  const [isOut, setOut] = useState(false)
  return (
    <PanelPlace style={isNarrow ? undefined : { inlineSize }}>
      {isNarrow && (
        <FoldedButtons as="div" role="group" aria-label={label}>
          <button type="button" aria-expanded={isOut} aria-label={label} title={label} onClick={() => setOut(!isOut)}>
            <Icon name={icon} size="toolbar" />
          </button>
        </FoldedButtons>
      )}
      {(!isNarrow || isOut) && (
        <Panel
          aria-label={label}
          {...(isNarrow && { 'data-sliding': true })}
          onKeyDown={({ key, defaultPrevented }) => isNarrow && key === 'Escape' && !defaultPrevented && setOut(false)}
        >
          {children}
        </Panel>
      )}
    </PanelPlace>
  )
}

const Panel = styled(SidePanel)({
  ...onRaised,
  '& > .scroll': { flex: 1, minBlockSize: 0, overflow: 'auto', padding: '12px 16px 32px' },
})
