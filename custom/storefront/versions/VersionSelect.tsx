import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { useVersionName } from '#kit/record/versions/useVersionName.ts'
import type { Versions } from '#kit/record/versions/useVersions.ts'

/** What stands on screen, saved or not: no version yet. */
export const PRESENT = 'present'

type VersionSelectProps = { label: string; value: string; list: Versions; onChoose: (key: string) => void }

/** One side of the comparison: what is on screen, or a version by its name, its time and who saved it. */
export function VersionSelect({ label, value, list: { versions }, onChoose }: VersionSelectProps) {
  const translate = useTranslate()
  const nameOf = useVersionName()
  const format = useFormat()
  const id = useId()
  const isKnown = value === PRESENT || versions.some(({ key }) => key === value)
  return (
    <Side>
      <span id={id}>{label}</span>
      <Select
        size="small"
        fullWidth
        labelId={id}
        value={isKnown ? value : PRESENT}
        onChange={({ target }) => onChoose(target.value)}
      >
        <MenuItem value={PRESENT}>{translate('storefrontVersions.present')}</MenuItem>
        {versions.map((version) => (
          <MenuItem key={version.key} value={version.key}>
            {`${nameOf(version)} · ${format.dateTime(version.ut)} · ${version.uun ?? version.uu}`}
          </MenuItem>
        ))}
      </Select>
    </Side>
  )
}

const Side = styled('div')({
  display: 'grid',
  gap: 4,
  minInlineSize: 0,
  fontSize: 12,
  color: 'var(--mui-palette-text-secondary)',
})
