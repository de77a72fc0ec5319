import ButtonBase from '@mui/material/ButtonBase'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { statusName } from '#contract/rules/labels/statusName.ts'
import type { VersionEntry } from '#contract/schemas/contentRecord.ts'
import type { Status } from '#contract/values/status.ts'
import { focusRing } from '#kit/parts/theme/focusRing.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { StatusGlyph } from '#kit/parts/status/StatusGlyph.tsx'
import { VersionLine } from './VersionLine.tsx'
import { useVersionName } from './useVersionName.ts'

const Face = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.bodyStrong,
  gap: 8,
  height: 32,
  paddingInline: '10px 8px',
  flex: 'none',
  borderRadius: theme.shape.borderRadius,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.surface.well,
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.line.edge}, inset 0 -1px 0 ${theme.vars.palette.line.outline}`,
  whiteSpace: 'nowrap',
  '&:hover': { boxShadow: `inset 0 0 0 1px ${theme.vars.palette.line.outline}` },
  '&:focus-visible': focusRing('inside'),
}))

type PickedVersion = { key?: string | undefined; n: number; st: Status }

type VersionPickerProps = {
  /** What the form shows. */
  shown: PickedVersion
  versions: readonly VersionEntry[]
  /** The version that is edited: choosing it goes back to the form. */
  current: string | undefined
  /** A key, or undefined for the version that is edited. */
  onChoose: (key: string | undefined) => void
}

/** Which version is on screen, and the way to any other (specification section 2: detail with version picker). */
export function VersionPicker({ shown, versions, current, onChoose }: VersionPickerProps) {
  const translate = useTranslate()
  const nameOf = useVersionName()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const menuId = useId()
  const choose = (key: string) => {
    setAnchor(null)
    onChoose(key === current ? undefined : key)
  }
  return (
    <>
      <Face
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        title={translate('editor.versions.choose')}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <StatusGlyph state={statusName(shown.st)} worded />
        {nameOf(shown)}
        <Icon name="chevronDown" size="small" />
      </Face>
      <Menu
        id={menuId}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{
          paper: { sx: { minWidth: 280, maxHeight: 440 } },
          list: { 'aria-label': translate('editor.versions.choose') },
        }}
      >
        {versions.length === 0 && <MenuItem disabled>{translate('editor.versions.none')}</MenuItem>}
        {versions.map((version) => (
          <MenuItem key={version.key} selected={version.key === shown.key} onClick={() => choose(version.key)}>
            <VersionLine version={version} current={version.key === current} />
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
