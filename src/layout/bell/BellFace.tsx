import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { MouseEvent } from 'react'
import { Icon } from '#kit/parts/icons/Icon.tsx'

const Dot = styled('span')({
  position: 'absolute',
  insetBlockStart: 6,
  insetInlineEnd: 6,
  inlineSize: 8,
  blockSize: 8,
  borderRadius: '50%',
  background: 'var(--mui-palette-accent-main)',
  boxShadow: '0 0 0 2px var(--mui-palette-background-default)',
})

type BellFaceProps = {
  isNew?: boolean
  isOpen?: boolean
  onClick?: (event: MouseEvent<HTMLElement>) => void
}

/** The bell of the toolbar; its dot says that there are new jobs, and so does its name. */
export function BellFace({ isNew = false, isOpen = false, onClick }: BellFaceProps) {
  const translate = useTranslate()
  const words = translate(isNew ? 'jobs.bellNew' : 'jobs.bell')
  return (
    <IconButton
      onClick={onClick}
      aria-label={words}
      title={words}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      sx={{ position: 'relative' }}
    >
      <Icon name="bell" size="toolbar" />
      {isNew && <Dot data-new />}
    </IconButton>
  )
}
