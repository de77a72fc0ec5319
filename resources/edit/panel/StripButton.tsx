import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { CountBadge } from '#kit/parts/layoutParts/CountBadge.tsx'
import type { PanelTab } from './panelTab.ts'

type StripButtonProps = { tab: PanelTab; isOpen: boolean; controls: string; onOpen: () => void }

/** A tab of the panel where it is narrow: its sign, which slides the panel out. */
export function StripButton({ tab, isOpen, controls, onOpen }: StripButtonProps) {
  return (
    <Box sx={{ position: 'relative' }}>
      <IconButton
        onClick={onOpen}
        aria-label={tab.label}
        title={tab.label}
        aria-expanded={isOpen}
        aria-controls={controls}
        sx={isOpen ? { backgroundColor: 'surface.pressed', color: 'text.primary' } : undefined}
      >
        <Icon name={tab.icon} size="toolbar" />
      </IconButton>
      {tab.tone && tab.count !== undefined && tab.count > 0 && (
        <Box sx={{ position: 'absolute', insetBlockStart: -2, insetInlineEnd: -4, pointerEvents: 'none' }}>
          <CountBadge count={tab.count} tone={tab.tone} />
        </Box>
      )}
    </Box>
  )
}
