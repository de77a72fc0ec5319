import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { ComponentType, ReactNode } from 'react'
import { useId, useState } from 'react'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useOpenedOnce } from '#kit/parts/layoutParts/useOpenedOnce.ts'
import type { ToolbarSheetProps } from './ToolbarSheet.tsx'

type ToolbarMenuProps = {
  /** What the menu is about. */
  name: string
  /** The button's name and its words on hover, which hold what stands on it: 'Language: English'. */
  says: string
  icon?: ReactNode
  label: ReactNode
  /** The menu itself, a `ToolbarSheet` with its items, outside of the first load. */
  Sheet: ComponentType<ToolbarSheetProps>
}

/**
 * Beside an open panel or in a narrow window the icon stands for the words: half a name says less. A long name ends in
 * dots; the button's own name has it in full.
 */
const Label = styled('span')({
  maxInlineSize: 200,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@container (max-width: 1020px)': { display: 'none' },
})

/** A button of the toolbar with its menu. */
export function ToolbarMenu({ name, says, icon, label, Sheet }: ToolbarMenuProps) {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const isDrawn = useOpenedOnce(anchor !== null)
  return (
    <>
      <Button
        variant="ghost"
        onClick={(event) => setAnchor(event.currentTarget)}
        startIcon={icon}
        endIcon={<Icon name="chevronDown" />}
        title={says}
        aria-label={says}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        sx={{ color: 'text.primary', whiteSpace: 'nowrap', minInlineSize: 40, flex: '0 1 auto' }}
      >
        <Label>{label}</Label>
      </Button>
      {isDrawn && <Sheet id={id} name={name} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  )
}
