import { styled } from '@mui/material/styles'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { focusRing } from '../theme/focusRing.ts'
import { visuallyHidden } from '../layoutParts/visuallyHidden.ts'

type ChoiceOption<Value extends string> = {
  value: Value
  name: string
  /** What it looks like, above the name. */
  picture?: ReactNode
}

type ChoiceGroupProps<Value extends string> = {
  legend: string
  /** One line under the choices: what the chosen one means. */
  note?: ReactNode
  options: readonly ChoiceOption<Value>[]
  value: Value
  onValue: (value: Value) => void
  columns: number
  /** The pictures say it; names are heard and shown on hover. */
  picturesOnly?: boolean
}

const Fieldset = styled('fieldset')({ margin: 0, padding: 0, border: 0, minInlineSize: 0 })
const Legend = styled('legend')(({ theme }) => ({
  ...theme.typography.label,
  padding: 0,
  marginBlockEnd: 6,
  color: theme.vars.palette.text.secondary,
}))
const Choices = styled('div')({ display: 'grid', gap: 6 })
const Choice = styled('label')(({ theme }) => {
  const { palette } = theme.vars
  return {
    ...theme.typography.meta,
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: 4,
    minInlineSize: 0,
    minBlockSize: 28,
    padding: 5,
    borderRadius: 6,
    cursor: 'pointer',
    textAlign: 'center',
    color: palette.text.secondary,
    boxShadow: `inset 0 0 0 1px ${palette.line.edge}`,
    '&:hover': { backgroundColor: palette.surface.hover, color: palette.text.primary },
    '&:has(:checked)': {
      color: palette.text.primary,
      fontWeight: theme.typography.fontWeightMedium,
      boxShadow: `inset 0 0 0 2px ${palette.accent.main}`,
    },
    '&:has(:focus-visible)': focusRing(),
    '& span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  }
})
const Note = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: '6px 0 0',
  color: theme.vars.palette.text.tertiary,
}))

/** One of a few, each shown as it looks. Radio buttons underneath: one tab stop, arrows choose and apply at once. */
export function ChoiceGroup<Value extends string>({
  legend,
  note,
  options,
  value,
  onValue,
  columns,
  picturesOnly = false,
}: ChoiceGroupProps<Value>) {
  const group = useId()
  return (
    <Fieldset>
      <Legend>{legend}</Legend>
      <Choices sx={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        {options.map((option) => (
          <Choice key={option.value} title={option.name}>
            <input
              type="radio"
              name={group}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValue(option.value)}
              style={visuallyHidden}
              {...(picturesOnly && { 'aria-label': option.name })}
            />
            {option.picture}
            {!picturesOnly && <span>{option.name}</span>}
          </Choice>
        ))}
      </Choices>
      {note !== undefined && <Note>{note}</Note>}
    </Fieldset>
  )
}
