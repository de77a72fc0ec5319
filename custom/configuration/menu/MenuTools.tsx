import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Menu from '@mui/material/Menu'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { ROLE_NAMES } from '#contract/rules/access/roles.ts'
import { DragStatus } from '#kit/parts/dragging/DragStatus.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { MenuLine, NewKind } from './menuTree.ts'
import type { MenuEdits } from './useMenuEdits.ts'

const KINDS: readonly NewKind[] = ['item', 'link', 'group', 'collapse', 'divider', 'section']

type MenuToolsProps = {
  edits: MenuEdits
  /** The chosen line: what is new stands within or behind it. */
  line: MenuLine | undefined
  isEditable: boolean
  role: string
  onRole: (role: string) => void
}

/** What is new, what goes, and as whom the menu is looked at. */
export function MenuTools({ edits, line, isEditable, role, onRole }: MenuToolsProps) {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const add = (kind: NewKind) => {
    setAnchor(undefined)
    edits.add(kind, line)
  }
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center', marginBlockEnd: 12 }}>
      {isEditable && (
        <>
          <Button
            size="small"
            aria-haspopup="menu"
            startIcon={<Icon name="plus" size="small" />}
            onClick={({ currentTarget }) => setAnchor(currentTarget)}
          >
            {translate('menuEditor.add')}
          </Button>
          <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={() => setAnchor(undefined)}>
            {KINDS.map((kind) => (
              <MenuItem key={kind} onClick={() => add(kind)}>
                {translate(`menuEditor.kind.${kind}`)}
              </MenuItem>
            ))}
          </Menu>
          <Button size="small" disabled={!line} onClick={() => line && edits.remove(line)}>
            {translate('menuEditor.remove')}
          </Button>
        </>
      )}
      <TextField
        select
        size="small"
        label={translate('menuEditor.lookAs')}
        value={role}
        onChange={({ target }) => onRole(target.value)}
        sx={{ minWidth: 220, marginInlineStart: 'auto' }}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">{translate('menuEditor.everything')}</option>
        {ROLE_NAMES.map((name) => (
          <option key={name} value={name}>
            {translate(`roles.names.${name}`, { _: name })}
          </option>
        ))}
      </TextField>
      <DragStatus dragging={edits.dragging} />
    </div>
  )
}
