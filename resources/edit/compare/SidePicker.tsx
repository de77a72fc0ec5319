import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useTranslate } from 'ra-core'
import type { VersionEntry } from '#contract/schemas/contentRecord.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { useVersionName } from '#kit/record/versions/useVersionName.ts'
import { FORM } from './comparedSides.ts'

type SidePickerProps = {
  label: string
  value: string
  versions: readonly VersionEntry[]
  isDirty: boolean
  onChoose: (key: string) => void
}

/** One side of a comparison: the form, or any version by its name, its time and who saved it. */
export function SidePicker({ label, value, versions, isDirty, onChoose }: SidePickerProps) {
  const translate = useTranslate()
  const nameOf = useVersionName()
  const format = useFormat()
  const form = translate(isDirty ? 'history.formUnsaved' : 'history.form')
  const known = value === FORM || versions.some(({ key }) => key === value)
  return (
    <Select
      size="small"
      fullWidth
      value={known ? value : ''}
      displayEmpty
      onChange={({ target }) => onChoose(target.value)}
      inputProps={{ 'aria-label': label }}
    >
      <MenuItem value={FORM}>{form}</MenuItem>
      {versions.map((version) => (
        <MenuItem key={version.key} value={version.key}>
          {`${nameOf(version)} · ${format.dateTime(version.ut)} · ${version.uun ?? version.uu}`}
        </MenuItem>
      ))}
    </Select>
  )
}
