import Checkbox from '@mui/material/Checkbox'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { PressChip } from '#kit/parts/layoutParts/PressChip.ts'
import { SHOWN, type Shown } from '../model/shownTitles.ts'
import type { WorkField } from '../model/workTitle.ts'
import { useWorkbench } from '../WorkbenchContext.ts'

type ToolbarProps = {
  /** All fields of the type, of which some are shown. */
  all: readonly WorkField[]
  onFields: (paths: readonly string[]) => void
  shown: Shown
  onShown: (shown: Shown) => void
}

/** What is shown of the sheet: its fields, and titles by how they stand. */
export function Toolbar({ all, onFields, shown, onShown }: ToolbarProps) {
  const translate = useTranslate()
  return (
    <Bar>
      <FieldChoice all={all} onFields={onFields} />
      <span role="group" aria-label={translate('workbench.show.label')} className="chips">
        {SHOWN.map((one) => (
          <PressChip key={one} type="button" aria-pressed={one === shown} onClick={() => onShown(one)}>
            {translate(`workbench.show.${one}`)}
          </PressChip>
        ))}
      </span>
    </Bar>
  )
}

function FieldChoice({ all, onFields }: Pick<ToolbarProps, 'all' | 'onFields'>) {
  const { fields } = useWorkbench()
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const chosen = new Set(fields.map(({ path }) => path))
  const turn = (path: string) =>
    onFields(all.flatMap((one) => ((one.path === path) !== chosen.has(one.path) ? [one.path] : [])))
  return (
    <>
      <PressChip
        type="button"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('workbench.fields')} <b>{fields.map(({ label }) => label).join(', ')}</b>
        <Icon name="chevronDown" size="small" />
      </PressChip>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {all.map(({ path, label }) => (
          <MenuItem
            key={path}
            role="menuitemcheckbox"
            aria-checked={chosen.has(path)}
            // One field stays: a sheet without lines is none.
            disabled={chosen.size === 1 && chosen.has(path)}
            onClick={() => turn(path)}
          >
            <Checkbox
              size="small"
              checked={chosen.has(path)}
              tabIndex={-1}
              disableRipple
              sx={{ padding: 0, marginInlineEnd: 1 }}
            />
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
  flex: 'none',
  padding: '10px 12px 10px 20px',
  '& .chips': { display: 'flex', flexWrap: 'wrap', gap: 4 },
})
