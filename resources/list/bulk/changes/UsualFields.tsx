import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { BulkField } from './bulkField.ts'

/** More would be a list to read; the rest is found by name. */
const SHOWN = 6

type UsualFieldsProps = {
  type: TypeSummary
  fields: readonly BulkField[]
  onChoose: (field: BulkField) => void
}

/** What is changed most in many titles: the dates between which they may be shown, and what lists are filtered by. */
function usualOf(type: TypeSummary, fields: readonly BulkField[]): BulkField[] {
  const filtered = type.list.filters.flatMap((filter) => fields.filter(({ path }) => path === filter.field))
  const dates = fields.filter(({ kind }) => kind === 'instant').slice(0, 2)
  const [first, ...others] = filtered
  return [...new Set([...(first ? [first] : []), ...dates, ...others])].slice(0, SHOWN)
}

/** The usual fields at one click, while nothing is chosen yet. */
export function UsualFields({ type, fields, onChoose }: UsualFieldsProps) {
  const translate = useTranslate()
  const usual = usualOf(type, fields)
  if (usual.length === 0) return null
  return (
    <Box
      role="group"
      aria-label={translate('bulk.field.usual')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, marginBlockStart: 2 }}
    >
      {usual.map((field) => (
        <Button
          key={field.path}
          size="small"
          startIcon={<Icon name="plus" size="small" />}
          onClick={() => onChoose(field)}
        >
          {field.name}
        </Button>
      ))}
    </Box>
  )
}
