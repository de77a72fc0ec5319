import IconButton from '@mui/material/IconButton'
import { styled, useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTranslate } from 'ra-core'
import { useState, type ReactNode } from 'react'
import { Icon } from '#kit/parts/icons/Icon.tsx'

type FoldingPanelProps = { onClose: () => void; children: ReactNode }

/**
 * The panel beside the grid. On narrow windows it folds to a strip of icons, which gives the lanes their room and keeps
 * what is typed in it (looks section 1).
 */
export function FoldingPanel({ onClose, children }: FoldingPanelProps) {
  const translate = useTranslate()
  const { breakpoints } = useTheme()
  const isNarrow = useMediaQuery(breakpoints.down('lg'), { noSsr: true })
  const [isFolded, setFolded] = useState(false)
  const label = translate('epg.panel.title')
  // At the same place of the tree on windows of any width, so that what is typed outlives a change of it.
  return (
    <>
      <Side data-folded={(isNarrow && isFolded) || undefined}>{children}</Side>
      {isNarrow && (
        <Strip role="toolbar" aria-orientation="vertical" aria-label={label}>
          <IconButton
            aria-expanded={!isFolded}
            aria-label={label}
            title={label}
            onClick={() => setFolded(!isFolded)}
            sx={isFolded ? undefined : { backgroundColor: 'surface.pressed', color: 'text.primary' }}
          >
            <Icon name="info" size="toolbar" />
          </IconButton>
          {isFolded && (
            <IconButton aria-label={translate('actions.close')} title={translate('actions.close')} onClick={onClose}>
              <Icon name="close" size="toolbar" />
            </IconButton>
          )}
        </Strip>
      )}
    </>
  )
}

const Side = styled('div')({
  display: 'flex',
  flex: 'none',
  minBlockSize: 0,
  '&[data-folded]': { display: 'none' },
})
const Strip = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 8,
  inlineSize: 48,
  flex: 'none',
  paddingBlockStart: 12,
  background: 'var(--mui-palette-background-raised)',
  boxShadow: 'inset 1px 0 0 var(--mui-palette-line-hair)',
})
