import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import type { Operation } from '#contract/rules/bulk/offeredChanges.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { FormSchema } from '#kit/forms/schema/formSchema.ts'
import type { Edit } from '../draft/bulkDraft.ts'
import { replacementOf, SHIFT_UNITS, shiftOf } from '../draft/bulkDraft.ts'
import type { BulkField } from './bulkField.ts'
import { ReplaceEditor } from './ReplaceEditor.tsx'
import { ShiftEditor } from './ShiftEditor.tsx'
import { ValueEditor } from './ValueEditor.tsx'

type EditCardProps = {
  edit: Edit
  field: BulkField
  root: FormSchema
  /** Operations that the line may take. */
  ops: readonly Operation[]
  /** What the server said of it. */
  problems: readonly string[]
  onChange: (change: Partial<Pick<Edit, 'op' | 'entered'>>) => void
  onWrong: (isWrong: boolean) => void
  onRemove: () => void
}

/** One line of a bulk change: the field, what is done to it, and with which value. */
export function EditCard({ edit, field, root, ops, problems, onChange, onWrong, onRemove }: EditCardProps) {
  const translate = useTranslate()
  const id = useId()
  const remove = translate('bulk.field.remove', { field: field.name })
  const choose = (op: Operation) => {
    onWrong(false)
    onChange({ op })
  }
  return (
    <Box
      role="group"
      aria-labelledby={id}
      data-edit={edit.path}
      sx={{
        display: 'grid',
        gap: '6px',
        padding: '10px 12px 12px',
        borderRadius: '4px',
        backgroundColor: 'surface.hover',
        // A form's sections keep room around them; here the card does.
        '&& .f-section': { padding: 0 },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Box id={id} sx={{ typography: 'bodyStrong', flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {field.name}
        </Box>
        <Select
          size="small"
          variant="standard"
          disableUnderline
          value={edit.op}
          sx={{ flex: 'none', color: 'text.secondary', '& .MuiSelect-select': { paddingBlock: '2px' } }}
          inputProps={{ 'aria-label': translate('bulk.field.operation', { field: field.name }) }}
          onChange={(event) => choose(event.target.value)}
        >
          {ops.map((op) => (
            <MenuItem key={op} value={op}>
              {translate(`bulk.ops.${op}`)}
            </MenuItem>
          ))}
        </Select>
        <IconButton size="small" aria-label={remove} title={remove} onClick={onRemove}>
          <Icon name="close" size="small" />
        </IconButton>
      </Box>
      <EditValue key={edit.op} edit={edit} field={field} root={root} onChange={onChange} onWrong={onWrong} />
      {problems.length > 0 && (
        <Box role="alert" sx={{ display: 'flex', gap: '6px', typography: 'meta', color: 'status.error.on' }}>
          <Icon name="octagon" size="small" />
          <span>{problems.join(' ')}</span>
        </Box>
      )}
    </Box>
  )
}

type EditValueProps = Pick<EditCardProps, 'edit' | 'field' | 'root' | 'onChange' | 'onWrong'>

function EditValue({ edit, field, root, onChange, onWrong }: EditValueProps) {
  const translate = useTranslate()
  const { op } = edit
  const enter = (value: unknown) => onChange({ entered: { ...edit.entered, [op]: value } })
  switch (op) {
    case 'unset':
      return <Box sx={{ typography: 'meta', color: 'text.secondary' }}>{translate('bulk.clears')}</Box>
    case 'shift': {
      const units = SHIFT_UNITS.filter((unit) => unit !== 'hours' || field.kind !== 'date')
      return <ShiftEditor shift={shiftOf(edit)} units={units} onShift={enter} />
    }
    case 'replace':
      return <ReplaceEditor replacement={replacementOf(edit)} onReplacement={enter} />
    case 'set':
    case 'add':
    case 'remove':
      return (
        <ValueEditor
          field={field}
          root={root}
          value={edit.entered[op]}
          onEntered={({ value, isWrong }) => {
            onWrong(isWrong)
            enter(value)
          }}
        />
      )
  }
}
